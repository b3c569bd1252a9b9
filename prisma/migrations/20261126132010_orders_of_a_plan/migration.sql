-- What each order was opened with (decision 0115). Nothing changes for those that there are: dollars, charged in rand.
SET lock_timeout = '2s';

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
