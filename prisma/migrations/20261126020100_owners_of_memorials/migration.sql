-- The creators of all memorials become their owners. New memorials have theirs by a trigger already. No row is locked: a
-- memorial or a person who is deleted meanwhile leaves a row behind, which a migration below deletes.
SET lock_timeout = '5s';

INSERT INTO "keepers" ("memorialId", "userId", "role", "createdAt")
SELECT "id", "createdById", 'owner', "createdAt" FROM "memorials" WHERE "createdById" IS NOT NULL
ON CONFLICT DO NOTHING;
