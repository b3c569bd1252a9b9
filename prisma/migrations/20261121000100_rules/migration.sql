-- What the database itself refuses, so that no path through the code can write it
-- (spec sections 3, 5 and 9; design/integrations.md section 3).

-- Public ids: twelve characters of base 58 (decisions.md, "Addresses and identifiers").
ALTER TABLE "users" ADD CONSTRAINT "users_id_form" CHECK ("id" ~ '^[1-9A-HJ-NP-Za-km-z]{12}$');
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_id_form" CHECK ("id" ~ '^[1-9A-HJ-NP-Za-km-z]{12}$');
ALTER TABLE "orders" ADD CONSTRAINT "orders_id_form" CHECK ("id" ~ '^[1-9A-HJ-NP-Za-km-z]{12}$');
ALTER TABLE "tributes" ADD CONSTRAINT "tributes_id_form" CHECK ("id" ~ '^[1-9A-HJ-NP-Za-km-z]{12}$');

-- Accounts
ALTER TABLE "users" ADD CONSTRAINT "users_email_normal"
  CHECK ("email" = lower("email") AND "email" ~ '^[^@[:space:],]+@[^@[:space:],]+$');
ALTER TABLE "users" ADD CONSTRAINT "users_names_present"
  CHECK (btrim("firstName") <> '' AND btrim("lastName") <> '');
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_dates" CHECK ("expiresAt" > "createdAt");
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_dates" CHECK ("expiresAt" > "createdAt");
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_attempts" CHECK ("attempts" >= 0);
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_count" CHECK ("count" >= 0);

-- Memorials
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_name_present" CHECK (btrim("fullName") <> '');
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_life_dates" CHECK ("birthDate" <= "deathDate");
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_suggested_amount"
  CHECK ("suggestedDonationAmount" BETWEEN 1 AND 500);
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_event"
  CHECK ("majorEvent" <> 'not_related' OR ("eventName" = '' AND "eventDate" IS NULL));
ALTER TABLE "education" ADD CONSTRAINT "education_position" CHECK ("position" >= 0);
ALTER TABLE "career" ADD CONSTRAINT "career_position" CHECK ("position" >= 0);
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_position" CHECK ("position" >= 0);
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_name" CHECK (btrim("fullName") <> '');

-- Media
ALTER TABLE "media" ADD CONSTRAINT "media_bytes" CHECK ("bytes" > 0);
ALTER TABLE "media" ADD CONSTRAINT "media_sha256" CHECK ("sha256" ~ '^[0-9a-f]{64}$');
ALTER TABLE "media" ADD CONSTRAINT "media_size"
  CHECK (("width" IS NULL) = ("height" IS NULL) AND coalesce("width", 1) > 0 AND coalesce("height", 1) > 0);

-- Tributes and orders
ALTER TABLE "tributes" ADD CONSTRAINT "tributes_amount" CHECK ("amountMinor" BETWEEN 100 AND 50000);
ALTER TABLE "tributes" ADD CONSTRAINT "tributes_message" CHECK (char_length("message") <= 500);
ALTER TABLE "orders" ADD CONSTRAINT "orders_price" CHECK (
  ("type" = 'memorial_creation' AND "priceMinor" > 0)
  OR ("type" = 'flower_tribute' AND "priceMinor" BETWEEN 100 AND 50000));
ALTER TABLE "orders" ADD CONSTRAINT "orders_charge" CHECK ("chargeMinor" > 0 AND "fxRateMicros" > 0);
ALTER TABLE "orders" ADD CONSTRAINT "orders_currencies"
  CHECK ("priceCurrency" = 'USD' AND "chargeCurrency" = 'ZAR');
ALTER TABLE "orders" ADD CONSTRAINT "orders_message" CHECK (char_length("tributeMessage") <= 500);
ALTER TABLE "orders" ADD CONSTRAINT "orders_dates"
  CHECK ("quoteExpiresAt" > "createdAt" AND "expiresAt" > "createdAt");
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_at"
  CHECK ("status" IN ('created', 'pending', 'failed', 'expired', 'needs_review') OR "paidAt" IS NOT NULL);
ALTER TABLE "orders" ADD CONSTRAINT "orders_review"
  CHECK ("status" <> 'needs_review' OR "reviewReason" <> '');
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_signs" CHECK (
  ("kind" = 'charge' AND "chargeMinor" > 0 AND "priceMinor" > 0)
  OR ("kind" <> 'charge' AND "chargeMinor" < 0 AND "priceMinor" < 0));
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK ("chargeMinor" > 0);
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_amount" CHECK ("chargeMinor" > 0);

-- An order that reached money never goes back (design/integrations.md 3.3).
CREATE FUNCTION "refuse_order_going_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."paidAt" IS NOT NULL AND (NEW."paidAt" IS NULL
     OR NEW."status" IN ('created', 'pending', 'failed', 'expired')) THEN
    RAISE EXCEPTION 'order % is paid and cannot become %', OLD."id", NEW."status"
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "orders_never_go_back" BEFORE UPDATE ON "orders"
  FOR EACH ROW EXECUTE FUNCTION "refuse_order_going_back"();

-- The ledger and the audit trail only grow (design/security.md, "Audit").
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'permission denied: table % only grows', TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER "ledger_only_grows" BEFORE UPDATE OR DELETE ON "ledger"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "ledger_is_never_emptied" BEFORE TRUNCATE ON "ledger"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "audit_only_grows" BEFORE UPDATE OR DELETE ON "audit"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "audit_is_never_emptied" BEFORE TRUNCATE ON "audit"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Substring search by name without a table scan, in every script.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
CREATE INDEX "memorials_search_name" ON "memorials" USING gin ("searchName" gin_trgm_ops);
CREATE INDEX "memorials_search_id" ON "memorials" USING gin ("id" gin_trgm_ops);
CREATE INDEX "memorials_nationality_search" ON "memorials" USING gin (lower("nationality") gin_trgm_ops);
CREATE INDEX "memorials_religion_search" ON "memorials" USING gin (lower("religion") gin_trgm_ops);
CREATE INDEX "memorials_cause_search" ON "memorials" USING gin (lower("primaryCause") gin_trgm_ops);
CREATE INDEX "memorials_place_search" ON "memorials" USING gin (lower("placeOfBirth") gin_trgm_ops);
CREATE INDEX "users_search" ON "users"
  USING gin (lower("firstName" || ' ' || "lastName" || ' ' || "email") gin_trgm_ops);
CREATE INDEX "orders_needing_a_person" ON "orders" ("createdAt") WHERE "reviewReason" <> '';
CREATE INDEX "outbox_waiting" ON "outbox" ("createdAt") WHERE "sentAt" IS NULL;
