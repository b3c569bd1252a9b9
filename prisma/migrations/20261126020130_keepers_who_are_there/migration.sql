-- Deletes the rows of memorials and people who were deleted while the owners were filled in, and checks all others, while
-- everybody reads and writes.
SET lock_timeout = '5s';

DELETE FROM "keepers" k WHERE NOT EXISTS (SELECT 1 FROM "memorials" m WHERE m."id" = k."memorialId");
DELETE FROM "keepers" k WHERE NOT EXISTS (SELECT 1 FROM "users" u WHERE u."id" = k."userId");
ALTER TABLE "keepers" VALIDATE CONSTRAINT "keepers_memorialId_fkey";
ALTER TABLE "keepers" VALIDATE CONSTRAINT "keepers_userId_fkey";
