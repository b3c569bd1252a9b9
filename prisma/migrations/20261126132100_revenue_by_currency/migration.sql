-- The sums of the dashboard by currency, from the index alone (decision 0115).
SET lock_timeout = '5s';

DROP INDEX CONCURRENTLY IF EXISTS "ledger_revenue_idx";
CREATE INDEX CONCURRENTLY "ledger_revenue_idx" ON "ledger" ("orderType", "occurredAt", "priceCurrency", "chargeCurrency",
  "siteCurrency", "siteRateMicros", "priceMinor", "chargeMinor");
DROP INDEX CONCURRENTLY IF EXISTS "ledger_orderType_occurredAt_priceMinor_idx";
