-- Who looks after a memorial (decision 0092). Memorials that are there get their owners by the next migration. The foreign
-- keys come after that: checking them row by row would lock each memorial and each person until the last one was filled in.
SET lock_timeout = '5s';

CREATE TYPE "KeeperRole" AS ENUM ('owner', 'keeper', 'contributor');

CREATE TABLE "keepers" (
  "memorialId" VARCHAR(12) NOT NULL,
  "userId" VARCHAR(12) NOT NULL,
  "role" "KeeperRole" NOT NULL,
  "mayReadPrivate" BOOLEAN NOT NULL DEFAULT false,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "keepers_pkey" PRIMARY KEY ("memorialId", "userId")
);
CREATE INDEX "keepers_userId_role_idx" ON "keepers" ("userId", "role");
CREATE UNIQUE INDEX "keepers_one_owner" ON "keepers" ("memorialId") WHERE "role" = 'owner';

-- Whoever creates a memorial is its owner, also by an instance of the release before, which knows of no keepers.
CREATE FUNCTION "keepers_of_new_memorials"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "keepers" ("memorialId", "userId", "role", "createdAt")
  SELECT "id", "createdById", 'owner', "createdAt" FROM "added" WHERE "createdById" IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "memorials_get_an_owner" AFTER INSERT ON "memorials"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "keepers_of_new_memorials"();
