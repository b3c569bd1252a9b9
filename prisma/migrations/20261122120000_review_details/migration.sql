-- What only one case knows of a review, as data instead of an English clause. The words are made when they
-- are shown (lib/payments/reviews/review-words.ts). A clause that no code has written is kept as a text.

DROP INDEX "order_reviews_open";

CREATE FUNCTION pg_temp.review_detail("kind" "ReviewKind", "clause" TEXT) RETURNS JSONB LANGUAGE plpgsql AS $$
DECLARE
  "fault" TEXT := CASE "clause"
    WHEN 'the reference differs' THEN 'reference'
    WHEN 'it went to another account, or test and live money are mixed' THEN 'account'
    WHEN 'the amount cannot be read' THEN 'unreadable amount'
    WHEN 'the payment names another order' THEN 'another order'
    WHEN 'the provider gave no transaction id' THEN 'no transaction id'
    WHEN 'its transaction id stands in the ledger of another order' THEN 'known transaction id'
  END;
  "part" TEXT[];
BEGIN
  IF "clause" = '' THEN RETURN '{}'; END IF;
  IF "kind" = 'dispute' THEN RETURN jsonb_build_object('disputeId', "clause"); END IF;
  IF "kind" = 'payment_mismatch' THEN
    IF "fault" IS NOT NULL THEN RETURN jsonb_build_object('fault', "fault"); END IF;
    "part" := regexp_match("clause", '^the currency is (.*), not ([A-Z]{3})$');
    IF "part" IS NOT NULL THEN
      RETURN jsonb_build_object('fault', 'currency', 'paid', "part"[1], 'expected', "part"[2]);
    END IF;
    "part" := regexp_match("clause", '^the amount is (0|-?[1-9]\d{0,14}), not (0|[1-9]\d{0,14})$');
    IF "part" IS NOT NULL THEN
      -- An order's charge is in rand (orders' own check), and another currency was another fault.
      RETURN jsonb_build_object('fault', 'amount', 'paidMinor', "part"[1]::BIGINT,
        'expectedMinor', "part"[2]::BIGINT, 'currency', 'ZAR');
    END IF;
  END IF;
  IF "kind" = 'over_returned' THEN
    "part" := regexp_match("clause", '^R(0|[1-9]\d{0,12})\.(\d\d) with (refund|chargeback) (.+)$');
    IF "part" IS NOT NULL THEN
      RETURN jsonb_build_object('amountMinor', "part"[1]::BIGINT * 100 + "part"[2]::BIGINT,
        'currency', 'ZAR', 'with', "part"[3], 'id', "part"[4]);
    END IF;
  END IF;
  RETURN jsonb_build_object('text', "clause");
END $$;

ALTER TABLE "order_reviews" ALTER COLUMN "detail" DROP DEFAULT;
ALTER TABLE "order_reviews" ALTER COLUMN "detail" TYPE JSONB USING pg_temp.review_detail("kind", "detail");
ALTER TABLE "order_reviews" ALTER COLUMN "detail" SET DEFAULT '{}';

-- The same matter opened twice is one open review: jsonb has one text for equal values.
CREATE UNIQUE INDEX "order_reviews_open" ON "order_reviews" ("orderId", "kind", "refundId", md5("detail"::TEXT))
  NULLS NOT DISTINCT WHERE "closedAt" IS NULL;
