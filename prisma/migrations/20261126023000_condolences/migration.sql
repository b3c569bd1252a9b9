-- Condolences without an account, reports of them, and candles (decision 0094).
SET lock_timeout = '10s';

CREATE TYPE "GuestBookRule" AS ENUM ('approve', 'at_once', 'closed');
CREATE TYPE "CondolenceState" AS ENUM ('held', 'waiting', 'published', 'returned', 'declined', 'withdrawn', 'refused', 'removed');
CREATE TYPE "ReportReason" AS ENUM ('scam', 'cruel', 'private_detail', 'other');

CREATE TABLE "guest_books" (
  "memorialId" VARCHAR(12) NOT NULL,
  "rule" "GuestBookRule" NOT NULL DEFAULT 'approve',
  "candleCount" INTEGER NOT NULL DEFAULT 0,
  "candlesCountedAt" TIMESTAMPTZ(3),
  "stormUntil" TIMESTAMPTZ(3),
  CONSTRAINT "guest_books_pkey" PRIMARY KEY ("memorialId"),
  CONSTRAINT "guest_books_candles" CHECK ("candleCount" >= 0),
  CONSTRAINT "guest_books_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "condolences" (
  "id" VARCHAR(12) NOT NULL,
  "memorialId" VARCHAR(12) NOT NULL,
  "state" "CondolenceState" NOT NULL,
  "message" TEXT NOT NULL,
  "authorName" TEXT NOT NULL,
  "language" VARCHAR(8) NOT NULL DEFAULT 'en',
  "isFromFamily" BOOLEAN NOT NULL DEFAULT false,
  "secretHash" TEXT NOT NULL,
  "senderId" VARCHAR(12),
  "signals" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "textKey" TEXT NOT NULL,
  "likeness" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
  "isRemembered" BOOLEAN NOT NULL DEFAULT false,
  "returnNote" TEXT NOT NULL DEFAULT '',
  "decidedById" VARCHAR(12),
  "decidedAt" TIMESTAMPTZ(3),
  "keptAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "publishedAt" TIMESTAMPTZ(3),
  CONSTRAINT "condolences_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "condolences_id_form" CHECK ("id" ~ '^[1-9A-HJ-NP-Za-km-z]{12}$'),
  CONSTRAINT "condolences_words" CHECK (
    ("state" = 'withdrawn' AND "message" = '' AND "authorName" = '')
    OR ("state" <> 'withdrawn' AND btrim("message") <> '' AND btrim("authorName") <> '')),
  CONSTRAINT "condolences_lengths" CHECK (
    char_length("message") <= 2000 AND char_length("authorName") <= 80 AND char_length("returnNote") <= 500),
  CONSTRAINT "condolences_published" CHECK ("state" <> 'published' OR "publishedAt" IS NOT NULL),
  CONSTRAINT "condolences_returned" CHECK ("state" <> 'returned' OR "returnNote" <> ''),
  CONSTRAINT "condolences_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "condolences_senderId_fkey" FOREIGN KEY ("senderId") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "condolences_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "condolences_secretHash_key" ON "condolences" ("secretHash");
CREATE INDEX "condolences_memorialId_state_publishedAt_id_idx" ON "condolences" ("memorialId", "state", "publishedAt", "id");
CREATE INDEX "condolences_memorialId_createdAt_idx" ON "condolences" ("memorialId", "createdAt");
CREATE INDEX "condolences_state_createdAt_idx" ON "condolences" ("state", "createdAt");
CREATE INDEX "condolences_textKey_createdAt_idx" ON "condolences" ("textKey", "createdAt");
CREATE INDEX "condolences_likeness_idx" ON "condolences" USING GIN ("likeness");
CREATE INDEX "condolences_senderId_idx" ON "condolences" ("senderId");
CREATE INDEX "condolences_decidedById_idx" ON "condolences" ("decidedById");

CREATE TABLE "condolence_reports" (
  "condolenceId" VARCHAR(12) NOT NULL,
  "reporterHash" TEXT NOT NULL,
  "reason" "ReportReason" NOT NULL,
  "words" TEXT NOT NULL DEFAULT '',
  "isByKeeper" BOOLEAN NOT NULL DEFAULT false,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "condolence_reports_pkey" PRIMARY KEY ("condolenceId", "reporterHash"),
  CONSTRAINT "condolence_reports_words" CHECK (char_length("words") <= 500),
  CONSTRAINT "condolence_reports_condolenceId_fkey" FOREIGN KEY ("condolenceId") REFERENCES "condolences" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "candles" (
  "memorialId" VARCHAR(12) NOT NULL,
  "day" DATE NOT NULL,
  "count" INTEGER NOT NULL,
  CONSTRAINT "candles_pkey" PRIMARY KEY ("memorialId", "day"),
  CONSTRAINT "candles_count" CHECK ("count" > 0),
  CONSTRAINT "candles_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "candles_day_idx" ON "candles" ("day");

RESET lock_timeout;
