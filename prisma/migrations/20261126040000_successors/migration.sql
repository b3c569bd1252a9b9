-- Whom an owner has asked to keep the memorial one day, and who has said yes (decision 0098).
SET lock_timeout = '5s';

CREATE TYPE "Succession" AS ENUM ('asked', 'accepted');
ALTER TABLE "keepers" ADD COLUMN "succession" "Succession";
