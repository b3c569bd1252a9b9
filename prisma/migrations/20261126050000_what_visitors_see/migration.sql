-- What a visitor sees of a page that they may see (decision 0097). Nothing changes for memorials that there are.
SET lock_timeout = '10s';

CREATE TYPE "Audience" AS ENUM ('page', 'family');
CREATE TYPE "BirthShown" AS ENUM ('full', 'year', 'none');
CREATE TYPE "LivingShown" AS ENUM ('names', 'none');

ALTER TABLE "media" ADD COLUMN "audience" "Audience" NOT NULL DEFAULT 'page';
ALTER TABLE "memorials"
  ADD COLUMN "birthShown" "BirthShown" NOT NULL DEFAULT 'full',
  ADD COLUMN "livingShown" "LivingShown" NOT NULL DEFAULT 'names';

-- Lists and searches read what visitors may know: a search for a day would tell it otherwise.
CREATE OR REPLACE VIEW "search_sources" AS SELECT
  "id" AS "memorialId",
  "createdById",
  "isPublic" AS "listed",
  "createdAt",
  "fullName",
  ' ' || "searchName" || E' \n' || lower("id") AS "names",
  "searchKeys" AS "keys",
  lower("placeOfBirth" || E'\n' || "serviceLocation") AS "places",
  lower("nationality") AS "nationality",
  lower("religion") AS "religion",
  lower("primaryCause") AS "cause",
  "causeVisibility" IS DISTINCT FROM 'hidden' AS "causeIsShown",
  lower("eventName") AS "event",
  "majorEvent",
  "militaryService" AS "military",
  CASE "birthShown" WHEN 'full' THEN "birthDate" WHEN 'year' THEN date_trunc('year', "birthDate")::date ELSE DATE '0001-01-01' END
    AS "birthDate",
  "deathDate",
  CASE "birthShown" WHEN 'none' THEN 0 ELSE extract(year FROM "birthDate")::int END AS "birthYear",
  extract(year FROM "deathDate")::int AS "deathYear"
FROM "memorials";

RESET lock_timeout;
