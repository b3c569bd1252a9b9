-- Why an order needs review, one row for each reason, instead of English sentences in one column.

-- At once and not step by step: an instance that still runs would otherwise deadlock with what follows.
LOCK TABLE "orders" IN ACCESS EXCLUSIVE MODE;

CREATE TYPE "ReviewKind" AS ENUM ('paid_twice', 'paid_again', 'paid_late', 'other_payer', 'nothing_made', 'already_made', 'unconfirmed', 'fulfilment_failed', 'payment_mismatch', 'refund', 'dispute', 'over_returned', 'other');

CREATE TABLE "order_reviews" (
    "id" BIGSERIAL NOT NULL,
    "orderId" VARCHAR(12) NOT NULL,
    "kind" "ReviewKind" NOT NULL,
    "refundId" VARCHAR(12),
    "detail" TEXT NOT NULL DEFAULT '',
    "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "order_reviews_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "order_reviews_orderId_idx" ON "order_reviews"("orderId");
CREATE INDEX "order_reviews_refundId_idx" ON "order_reviews"("refundId");
ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_orderId_fkey"
  FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_refundId_fkey"
  FOREIGN KEY ("refundId") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_refund"
  CHECK (("kind" = 'refund') = ("refundId" IS NOT NULL));

-- The same matter opened twice is one open review. Two payments that do not fit are two matters, as are
-- two disputes: their details differ. The index is also how the list of open reviews is read.
CREATE UNIQUE INDEX "order_reviews_open" ON "order_reviews" ("orderId", "kind", "refundId", md5("detail"))
  NULLS NOT DISTINCT WHERE "closedAt" IS NULL;

-- Brings the sentences over: each known one becomes a row of its kind, in the order in which it was
-- written; everything between them becomes a row of kind `other` with the text as it was.
-- A pattern's first group is the whole sentence, the second the detail; for a refund the second is its id.
CREATE TEMPORARY TABLE "review_sentences" ("kind" "ReviewKind", "starts" TEXT, "pattern" TEXT);
INSERT INTO "review_sentences" VALUES
  ('paid_twice', 'Paid twice: ', '^(Paid twice: the second payment must be refunded\.)(?=\s|$)'),
  ('paid_again', 'Paid again, ', '^(Paid again, after money had gone back: please decide about this payment\.)(?=\s|$)'),
  ('paid_late', 'Paid late, ', '^(Paid late, after the order had expired: please check that the amount still fits\.)(?=\s|$)'),
  ('other_payer', 'The payment carries ', '^(The payment carries another e-mail address than the order\.)(?=\s|$)'),
  ('nothing_made', 'Paid, but nothing ', '^(Paid, but nothing was made\.)(?=\s|$)'),
  ('already_made', 'Its memorial was ', '^(Its memorial was made for another payment: this one must be refunded\.)(?=\s|$)'),
  ('unconfirmed', 'A signed notice ', '^(A signed notice says it was paid, but the provider did not confirm that\.)(?=\s|$)'),
  ('fulfilment_failed', 'Paid, but the ', '^(Paid, but the (?:tribute|memorial) could not be made(?:: ([^.]*))?\.)(?=\s|$)'),
  ('payment_mismatch', 'A payment came ', '^(A payment came that does not fit: (.*?)\.)(?=\s|$)'),
  ('dispute', 'Dispute ', '^(Dispute (.*?) is open: please answer it in the provider''s dashboard\.)(?=\s|$)'),
  ('over_returned', 'More than was ', '^(More than was paid went back: (.*?)\.)(?=\s|$)'),
  ('refund', 'Refund ', '^(Refund ([1-9A-HJ-NP-Za-km-z]{12}): (.*?)\.)(?=\s|$)');

DO $$
DECLARE
  "row" RECORD;
  "left" TEXT;
  "known" RECORD;
  "until" INTEGER;
BEGIN
  FOR "row" IN SELECT "id", "reviewReason", "updatedAt" FROM "orders" WHERE "reviewReason" <> '' ORDER BY "createdAt", "id" LOOP
    "left" := btrim("row"."reviewReason");
    WHILE "left" <> '' LOOP
      SELECT s."kind", m[1] AS "sentence", m[2] AS "first", m[3] AS "second" INTO "known"
        FROM "review_sentences" s, LATERAL (SELECT regexp_match("left", s."pattern") AS m) found
        WHERE m IS NOT NULL
          AND (s."kind" <> 'refund' OR EXISTS (SELECT 1 FROM "refunds" r WHERE r."id" = m[2] AND r."orderId" = "row"."id"));
      IF FOUND THEN
        INSERT INTO "order_reviews" ("orderId", "kind", "refundId", "detail", "openedAt") VALUES (
          "row"."id", "known"."kind",
          CASE WHEN "known"."kind" = 'refund' THEN "known"."first" END,
          coalesce(CASE WHEN "known"."kind" = 'refund' THEN "known"."second" ELSE "known"."first" END, ''),
          "row"."updatedAt") ON CONFLICT DO NOTHING;
        "left" := ltrim(substr("left", length("known"."sentence") + 1));
      ELSE
        -- Nobody's words: up to where a known sentence may start again, or to the end.
        SELECT min(p) INTO "until" FROM "review_sentences" s,
          LATERAL (SELECT nullif(strpos(substr("left", 2), ' ' || s."starts"), 0) AS p) found;
        INSERT INTO "order_reviews" ("orderId", "kind", "detail", "openedAt") VALUES (
          "row"."id", 'other', substr("left", 1, coalesce("until", length("left"))), "row"."updatedAt")
          ON CONFLICT DO NOTHING;
        "left" := CASE WHEN "until" IS NULL THEN '' ELSE ltrim(substr("left", "until" + 1)) END;
      END IF;
    END LOOP;
  END LOOP;
END $$;
DROP TABLE "review_sentences";

ALTER TABLE "orders" DROP CONSTRAINT "orders_review";
DROP INDEX "orders_needing_a_person";
ALTER TABLE "orders" DROP COLUMN "reviewReason";

-- What the database itself refuses, checked when the transaction ends: an order that needs review and
-- has no open review would be on no list.
CREATE FUNCTION "refuse_review_without_reason"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "order" TEXT := CASE TG_TABLE_NAME WHEN 'orders' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(OLD)->>'orderId' END;
BEGIN
  IF EXISTS (SELECT 1 FROM "orders" WHERE "id" = "order" AND "status" = 'needs_review')
     AND NOT EXISTS (SELECT 1 FROM "order_reviews" WHERE "orderId" = "order" AND "closedAt" IS NULL) THEN
    RAISE EXCEPTION 'order % needs review and says nowhere why', "order" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "orders_review_has_a_reason" AFTER INSERT OR UPDATE OF "status" ON "orders"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."status" = 'needs_review')
  EXECUTE FUNCTION "refuse_review_without_reason"();
CREATE CONSTRAINT TRIGGER "order_reviews_keep_a_reason" AFTER UPDATE OR DELETE ON "order_reviews"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_review_without_reason"();
