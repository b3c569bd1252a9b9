-- Whoever is taken from the list of a family loses what their browser was let into.
SET lock_timeout = '5s';

DROP INDEX CONCURRENTLY IF EXISTS "access_grants_invitationId_idx";
CREATE INDEX CONCURRENTLY "access_grants_invitationId_idx" ON "access_grants" ("invitationId");
