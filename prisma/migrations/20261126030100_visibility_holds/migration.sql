-- Private memorials were for their keepers. A transaction of its own, in which everybody may read and write: the one before
-- locks the table for a moment.
SET lock_timeout = '10s';

UPDATE "memorials" SET "visibility" = 'keepers' WHERE NOT "isPublic" AND "visibility" = 'public';

ALTER TABLE "memorials" VALIDATE CONSTRAINT "memorials_visibility_is_public";
ALTER TABLE "memorials" VALIDATE CONSTRAINT "memorials_password_has_hash";

RESET lock_timeout;
