-- From here on a memorial takes its keepers along. Locks both tables for a moment, first the one that whoever creates a
-- memorial locks first, too; rows that are there are checked later.
SET lock_timeout = '5s';

LOCK TABLE "memorials" IN SHARE ROW EXCLUSIVE MODE;
ALTER TABLE "keepers" ADD CONSTRAINT "keepers_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id")
  ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
