-- The operator's legal texts with all their versions (decision 0114). A version that was published is never changed: somebody may have agreed to it.
SET lock_timeout = '5s';

CREATE TYPE "LegalKind" AS ENUM ('terms', 'privacy', 'imprint', 'refunds', 'guest_book_rules', 'continuity');

CREATE TABLE "legal_texts" (
  "kind" "LegalKind" NOT NULL,
  "language" VARCHAR(8) NOT NULL,
  "version" INTEGER NOT NULL,
  "body" TEXT NOT NULL,
  "summary" TEXT NOT NULL DEFAULT '',
  "publishedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "byId" VARCHAR(12) NOT NULL,
  CONSTRAINT "legal_texts_pkey" PRIMARY KEY ("kind", "language", "version"),
  CONSTRAINT "legal_texts_version" CHECK ("version" >= 1),
  CONSTRAINT "legal_texts_body" CHECK (octet_length("body") <= 100000)
);
CREATE INDEX "legal_texts_byId_idx" ON "legal_texts" ("byId");

CREATE TRIGGER "legal_texts_only_grow" BEFORE UPDATE OR DELETE ON "legal_texts"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "legal_texts_are_never_emptied" BEFORE TRUNCATE ON "legal_texts"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
