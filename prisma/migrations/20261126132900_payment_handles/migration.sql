-- A provider's own id of a payment that nobody has made yet: there is one that is asked by that id only.
SET lock_timeout = '10s';

ALTER TABLE "payment_attempts" ADD COLUMN "providerHandle" TEXT;
