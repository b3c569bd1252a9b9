-- A refund that waits for a person is a reason on its order like any other, so that one index finds them all.
UPDATE "orders" o SET "reviewReason" = concat_ws(' ', nullif(o."reviewReason", ''), r."reasons")
FROM (
  SELECT "orderId", string_agg('Refund ' || "id" || ': ' || "detail", ' ' ORDER BY "createdAt") AS "reasons"
  FROM "refunds" WHERE "status" = 'needs_attention' GROUP BY "orderId"
) r
WHERE r."orderId" = o."id";

-- A dispute names its payment: one about money that did not fit says nothing about the money that did.
ALTER TABLE "disputes" ADD COLUMN "attemptId" VARCHAR(12);
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_attemptId_fkey"
  FOREIGN KEY ("attemptId") REFERENCES "payment_attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
