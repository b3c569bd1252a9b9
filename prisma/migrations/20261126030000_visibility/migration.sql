-- Who sees a memorial, in five levels (decision 0096). `isPublic` stays, and says whether lists have it.
SET lock_timeout = '10s';

CREATE TYPE "Visibility" AS ENUM ('public', 'unlisted', 'password', 'invited', 'keepers');
CREATE TYPE "GrantVia" AS ENUM ('password', 'invitation');

ALTER TABLE "memorials"
  ADD COLUMN "visibility" "Visibility" NOT NULL DEFAULT 'public',
  ADD COLUMN "passwordHash" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "passwordHint" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "passwordSetAt" TIMESTAMPTZ(3);

-- Instances of the release before write `isPublic` alone. Whichever of the two was changed has a say; a new row gets the
-- level that fewer people see.
CREATE FUNCTION "keep_visibility"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."isPublic" = (NEW."visibility" = 'public') THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW."isPublic" THEN NEW."isPublic" := false; ELSE NEW."visibility" := 'keepers'; END IF;
  ELSIF NEW."visibility" = OLD."visibility" THEN
    NEW."visibility" := CASE WHEN NEW."isPublic" THEN 'public' ELSE 'keepers' END;
  ELSIF NEW."isPublic" = OLD."isPublic" THEN
    NEW."isPublic" := NEW."visibility" = 'public';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "visibility_of_memorials" BEFORE INSERT OR UPDATE ON "memorials"
  FOR EACH ROW EXECUTE FUNCTION "keep_visibility"();

-- Also of rows that were private before: the trigger mends each that is written, the next migration all others.
ALTER TABLE "memorials"
  ADD CONSTRAINT "memorials_visibility_is_public" CHECK ("isPublic" = ("visibility" = 'public')) NOT VALID,
  ADD CONSTRAINT "memorials_password_has_hash" CHECK ("visibility" <> 'password' OR "passwordHash" <> '') NOT VALID;

CREATE TABLE "guests" (
  "id" VARCHAR(12) NOT NULL,
  "secretHash" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "guests_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "guests_secretHash_key" ON "guests" ("secretHash");
CREATE INDEX "guests_lastSeenAt_idx" ON "guests" ("lastSeenAt");

CREATE TABLE "access_grants" (
  "memorialId" VARCHAR(12) NOT NULL,
  "guestId" VARCHAR(12) NOT NULL,
  "via" "GrantVia" NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "access_grants_pkey" PRIMARY KEY ("memorialId", "guestId"),
  CONSTRAINT "access_grants_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "access_grants_guestId_fkey" FOREIGN KEY ("guestId") REFERENCES "guests" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "access_grants_guestId_idx" ON "access_grants" ("guestId");
CREATE INDEX "access_grants_expiresAt_idx" ON "access_grants" ("expiresAt");

RESET lock_timeout;
