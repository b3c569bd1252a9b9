-- Mails about condolences: to authors who gave an address, and to those who look after a memorial (decision 0095).
SET lock_timeout = '10s';

ALTER TABLE "condolences"
  ADD COLUMN "authorSealed" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "toldState" "CondolenceState",
  ADD COLUMN "waitingSince" TIMESTAMPTZ(3);

CREATE TABLE "condolence_readers" (
  "memorialId" VARCHAR(12) NOT NULL,
  "userId" VARCHAR(12) NOT NULL,
  "pausedAt" TIMESTAMPTZ(3),
  "timeZone" TEXT NOT NULL DEFAULT 'UTC',
  "sent" INTEGER NOT NULL DEFAULT 0,
  "lastSentAt" TIMESTAMPTZ(3),
  "remindedAt" TIMESTAMPTZ(3),
  CONSTRAINT "condolence_readers_pkey" PRIMARY KEY ("memorialId", "userId"),
  CONSTRAINT "condolence_readers_sent" CHECK ("sent" >= 0),
  CONSTRAINT "condolence_readers_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "condolence_readers_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "condolence_readers_userId_idx" ON "condolence_readers" ("userId");

ALTER TABLE "outbox" ADD COLUMN "unsubscribeUrl" TEXT NOT NULL DEFAULT '';

RESET lock_timeout;
