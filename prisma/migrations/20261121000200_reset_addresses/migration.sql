-- Reset codes are counted by address, so that an unknown one is limited like a known one.
ALTER TABLE "challenges" ADD COLUMN "addressHash" TEXT NOT NULL DEFAULT '';

CREATE INDEX "challenges_addressHash_sentAt_idx" ON "challenges"("addressHash", "sentAt");
