-- Reads all memorials, and locks none of them: everybody may read and write meanwhile.
SET lock_timeout = '10s';

ALTER TABLE "memorials" VALIDATE CONSTRAINT "memorials_visibility_is_public";
ALTER TABLE "memorials" VALIDATE CONSTRAINT "memorials_password_has_hash";

RESET lock_timeout;
