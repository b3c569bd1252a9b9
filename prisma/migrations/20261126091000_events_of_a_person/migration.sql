-- What somebody did with the keepers of memorials is in the archive of their own data (decision 0102).
SET lock_timeout = '5s';

DROP INDEX CONCURRENTLY IF EXISTS "memorial_events_actorId_id_idx";
CREATE INDEX CONCURRENTLY "memorial_events_actorId_id_idx" ON "memorial_events" ("actorId", "id");
