-- The rules of plans and prices hold for the rows that there were, too (decision 0115).
SET lock_timeout = '5s';

ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_price";
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_currencies";
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_planId_fkey";
ALTER TABLE "tributes" VALIDATE CONSTRAINT "tributes_amount";
