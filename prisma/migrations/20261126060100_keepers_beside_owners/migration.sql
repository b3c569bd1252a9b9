-- Few memorials have keepers; the job that offers those without an owner to them reads these alone.
SET lock_timeout = '5s';

DROP INDEX CONCURRENTLY IF EXISTS "keepers_beside_owners";
CREATE INDEX CONCURRENTLY "keepers_beside_owners" ON "keepers" ("memorialId") WHERE "role" = 'keeper';
