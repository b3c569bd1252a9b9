-- What admins look through: orders by their date or buyer, and the notices about an order's payments.
CREATE INDEX "orders_createdAt_id_idx" ON "orders"("createdAt", "id");
CREATE INDEX "orders_email_idx" ON "orders"("email");
CREATE INDEX "ledger_occurredAt_idx" ON "ledger"("occurredAt");
CREATE INDEX "memorials_createdAt_idx" ON "memorials"("createdAt");
CREATE INDEX "provider_events_raw_body" ON "provider_events" USING gin ("rawBody" gin_trgm_ops);
