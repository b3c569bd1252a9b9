-- What a memorial costs, in which country and currency, and what each order was opened with (decision 0115). Without rows the code's
-- own plan holds. Nothing changes for orders that there are: dollars, charged in rand.
SET lock_timeout = '10s';

CREATE TYPE "PlanKind" AS ENUM ('free', 'one_time');

CREATE TABLE "plans" (
  "id" VARCHAR(12) NOT NULL,
  "key" TEXT NOT NULL,
  "kind" "PlanKind" NOT NULL,
  "active" BOOLEAN NOT NULL DEFAULT true,
  "position" INTEGER NOT NULL DEFAULT 0,
  "limits" JSONB NOT NULL DEFAULT '{}',
  "version" INTEGER NOT NULL DEFAULT 1,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "plans_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "plans_key" CHECK ("key" ~ '^[a-z_]{1,40}$')
);
CREATE UNIQUE INDEX "plans_key_key" ON "plans" ("key");

CREATE TABLE "plan_prices" (
  "planId" VARCHAR(12) NOT NULL,
  "country" CHAR(2) NOT NULL DEFAULT 'ZZ',
  "currency" CHAR(3) NOT NULL,
  "amountMinor" INTEGER NOT NULL,
  "validFrom" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "plan_prices_pkey" PRIMARY KEY ("planId", "country", "validFrom"),
  CONSTRAINT "plan_prices_planId_fkey" FOREIGN KEY ("planId") REFERENCES "plans" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "plan_prices_codes" CHECK ("country" ~ '^[A-Z]{2}$' AND "currency" ~ '^[A-Z]{3}$'),
  CONSTRAINT "plan_prices_amount" CHECK ("amountMinor" > 0)
);

-- siteRateMicros: millionths of a minor unit of the site's currency for one of the price's; 0 where no rate was known.
ALTER TABLE "orders"
  ADD COLUMN "planId" VARCHAR(12),
  ADD COLUMN "country" CHAR(2) NOT NULL DEFAULT 'ZZ',
  ADD COLUMN "siteCurrency" CHAR(3) NOT NULL DEFAULT 'USD',
  ADD COLUMN "siteRateMicros" BIGINT NOT NULL DEFAULT 1000000,
  DROP CONSTRAINT "orders_price",
  DROP CONSTRAINT "orders_currencies",
  ADD CONSTRAINT "orders_price" CHECK ("priceMinor" > 0 AND "siteRateMicros" >= 0) NOT VALID,
  ADD CONSTRAINT "orders_currencies" CHECK (
    "priceCurrency" ~ '^[A-Z]{3}$' AND "chargeCurrency" ~ '^[A-Z]{3}$' AND "siteCurrency" ~ '^[A-Z]{3}$'
    AND ("priceCurrency" <> "chargeCurrency" OR "priceMinor" = "chargeMinor")) NOT VALID,
  ADD CONSTRAINT "orders_planId_fkey" FOREIGN KEY ("planId") REFERENCES "plans" ("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

-- The memorial that was made of a draft without an order, so that it is made once.
ALTER TABLE "memorial_drafts" ADD COLUMN "memorialId" VARCHAR(12);

ALTER TABLE "tributes"
  ADD COLUMN "currency" CHAR(3) NOT NULL DEFAULT 'USD',
  DROP CONSTRAINT "tributes_amount",
  ADD CONSTRAINT "tributes_amount" CHECK ("amountMinor" > 0 AND "currency" ~ '^[A-Z]{3}$') NOT VALID;

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

RESET lock_timeout;
