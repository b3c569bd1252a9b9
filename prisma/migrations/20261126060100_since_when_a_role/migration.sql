-- Since when somebody has the role that they have: who helped for long as a contributor has not been a keeper for long. Null for all
-- whose role never rose.
SET lock_timeout = '5s';

ALTER TABLE "keepers" ADD COLUMN "roleSince" TIMESTAMPTZ(3);
