-- Few keepers leave at a time; the job that ends their roles reads these alone.
SET lock_timeout = '5s';

DROP INDEX CONCURRENTLY IF EXISTS "keepers_who_leave";
CREATE INDEX CONCURRENTLY "keepers_who_leave" ON "keepers" ("leavesAt") WHERE "leavesAt" IS NOT NULL;
