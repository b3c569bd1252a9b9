-- Flowers that there are cost dollars.
SET lock_timeout = '2s';

ALTER TABLE "tributes"
  ADD COLUMN "currency" CHAR(3) NOT NULL DEFAULT 'USD',
  DROP CONSTRAINT "tributes_amount",
  ADD CONSTRAINT "tributes_amount" CHECK ("amountMinor" > 0 AND "currency" ~ '^[A-Z]{3}$') NOT VALID;
