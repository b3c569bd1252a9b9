-- The creators of all memorials become their owners. New memorials have theirs by a trigger already. The rows are locked,
-- so that a profile which is deleted meanwhile is passed over.
SET lock_timeout = '5s';

INSERT INTO "keepers" ("memorialId", "userId", "role", "createdAt")
SELECT m."id", u."id", 'owner', m."createdAt"
FROM "memorials" m JOIN "users" u ON u."id" = m."createdById"
FOR KEY SHARE OF m, u
ON CONFLICT DO NOTHING;
