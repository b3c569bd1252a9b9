-- The memorial that was made of a draft without an order, so that it is made once.
SET lock_timeout = '2s';

ALTER TABLE "memorial_drafts" ADD COLUMN "memorialId" VARCHAR(12);
