-- A refund that waits for a person is a reason on its order like any other, so that one index finds them all.
UPDATE "orders" o SET "reviewReason" = concat_ws(' ', nullif(o."reviewReason", ''), r."reasons")
FROM (
  SELECT "orderId", string_agg('Refund ' || "id" || ': ' || "detail", ' ' ORDER BY "createdAt") AS "reasons"
  FROM "refunds" WHERE "status" = 'needs_attention' GROUP BY "orderId"
) r
WHERE r."orderId" = o."id";
