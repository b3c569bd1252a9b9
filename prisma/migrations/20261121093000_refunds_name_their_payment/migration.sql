-- An order that was paid twice has two payments: a refund says which one it gives back.
ALTER TABLE "refunds" ADD COLUMN "providerTxnId" TEXT NOT NULL,
ADD COLUMN "detail" TEXT NOT NULL DEFAULT '';
