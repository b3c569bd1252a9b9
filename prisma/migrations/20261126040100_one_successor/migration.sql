-- One for each memorial.
SET lock_timeout = '5s';

DROP INDEX CONCURRENTLY IF EXISTS "one_successor";
CREATE UNIQUE INDEX CONCURRENTLY "one_successor" ON "keepers" ("memorialId") WHERE "succession" IS NOT NULL;
