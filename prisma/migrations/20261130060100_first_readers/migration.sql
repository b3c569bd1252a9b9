-- Who reads new condolences before the keepers of a memorial (decision 0094): a keeper, or a friend with a link. An
-- earlier release does not know the table; keepers, profiles and memorials that it deletes take their rows with them.
SET lock_timeout = '5s';

CREATE TABLE "first_readers" (
  "memorialId" VARCHAR(12) NOT NULL,
  "userId" VARCHAR(12),
  "name" TEXT NOT NULL DEFAULT '',
  "contactSealed" TEXT NOT NULL DEFAULT '',
  "addressHash" TEXT,
  "secretHash" TEXT,
  "language" VARCHAR(8) NOT NULL DEFAULT 'en',
  "usedAt" TIMESTAMPTZ(3),
  "chosenById" VARCHAR(12),
  "sent" INTEGER NOT NULL DEFAULT 0,
  "lastSentAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "first_readers_pkey" PRIMARY KEY ("memorialId"),
  CONSTRAINT "first_readers_keeper_or_friend" CHECK (("userId" IS NULL) = ("secretHash" IS NOT NULL)
    AND ("secretHash" IS NULL) = ("contactSealed" = '') AND ("secretHash" IS NULL) = ("addressHash" IS NULL)),
  CONSTRAINT "first_readers_sent" CHECK ("sent" >= 0),
  CONSTRAINT "first_readers_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "first_readers_memorialId_userId_fkey" FOREIGN KEY ("memorialId", "userId") REFERENCES "keepers" ("memorialId", "userId") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "first_readers_chosenById_fkey" FOREIGN KEY ("chosenById") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "first_readers_secretHash_key" ON "first_readers" ("secretHash");
CREATE INDEX "first_readers_addressHash_idx" ON "first_readers" ("addressHash");
CREATE INDEX "first_readers_chosenById_idx" ON "first_readers" ("chosenById");
