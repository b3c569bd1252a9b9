-- A provider's own id of a payment that nobody has made yet: one that is asked by that id only.
ALTER TABLE "payment_attempts" ADD COLUMN "providerHandle" TEXT;
