-- The same with people: a deleted profile takes along what that person looks after.
SET lock_timeout = '5s';

LOCK TABLE "users" IN SHARE ROW EXCLUSIVE MODE;
ALTER TABLE "keepers" ADD CONSTRAINT "keepers_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id")
  ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
