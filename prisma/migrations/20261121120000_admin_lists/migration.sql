-- What admins look through: orders by their date or buyer, and the notices about an order's payments.
CREATE INDEX "orders_createdAt_id_idx" ON "orders"("createdAt", "id");
CREATE INDEX "orders_email_idx" ON "orders"("email");
CREATE INDEX "memorials_createdAt_idx" ON "memorials"("createdAt");
CREATE INDEX "provider_events_raw_body" ON "provider_events" USING gin ("rawBody" gin_trgm_ops);

-- The ledger says itself what an entry is for, so that the dashboard adds up an index and joins nothing.
ALTER TABLE "ledger" ADD COLUMN "orderType" "OrderType" NOT NULL DEFAULT 'flower_tribute';
ALTER TABLE "ledger" DISABLE TRIGGER "ledger_only_grows";
UPDATE "ledger" l SET "orderType" = o."type" FROM "orders" o WHERE o."id" = l."orderId";
ALTER TABLE "ledger" ENABLE TRIGGER "ledger_only_grows";
CREATE FUNCTION "note_order_type"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "type" INTO STRICT NEW."orderType" FROM "orders" WHERE "id" = NEW."orderId";
  RETURN NEW;
END $$;
CREATE TRIGGER "ledger_names_the_order_type" BEFORE INSERT ON "ledger"
  FOR EACH ROW EXECUTE FUNCTION "note_order_type"();
CREATE INDEX "ledger_orderType_occurredAt_priceMinor_idx" ON "ledger"("orderType", "occurredAt", "priceMinor");
