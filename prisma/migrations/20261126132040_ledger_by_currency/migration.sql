-- Which currency the site counted in, and at which rate, when an entry's order was opened (decision 0115).
SET lock_timeout = '2s';

ALTER TABLE "ledger"
  ADD COLUMN "siteCurrency" CHAR(3) NOT NULL DEFAULT 'USD',
  ADD COLUMN "siteRateMicros" BIGINT NOT NULL DEFAULT 1000000;

-- What an entry is for, and its order's own rate to the site's currency: the dashboard adds up an index and joins nothing.
CREATE OR REPLACE FUNCTION "note_order_type"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "type", "siteCurrency", "siteRateMicros"
    INTO STRICT NEW."orderType", NEW."siteCurrency", NEW."siteRateMicros"
    FROM "orders" WHERE "id" = NEW."orderId";
  RETURN NEW;
END $$;
