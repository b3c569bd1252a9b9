-- Days of a life that are known in part. All that are there are exact, as they were asked for.
CREATE TYPE "DatePrecision" AS ENUM ('day', 'month', 'year', 'decade', 'about', 'before', 'after');
ALTER TABLE "memorials" ADD COLUMN "birthPrecision" "DatePrecision" NOT NULL DEFAULT 'day';
ALTER TABLE "memorials" ADD COLUMN "deathPrecision" "DatePrecision" NOT NULL DEFAULT 'day';

-- Between exact days alone the stored ones decide: "born 12 May 1879, died 1879" is stored as 1 January 1879.
ALTER TABLE "memorials" DROP CONSTRAINT "memorials_life_dates";
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_life_dates" CHECK (
  "birthPrecision" <> 'day' OR "deathPrecision" <> 'day' OR "birthDate" <= "deathDate");

-- What is known in part is stored as its first day (lib/memorials/precision-rules.ts). Years 1 to 9 have no first.
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_birth_precision" CHECK (
  "birthPrecision" = 'day' OR (extract(day FROM "birthDate") = 1
    AND ("birthPrecision" = 'month' OR extract(month FROM "birthDate") = 1)
    AND ("birthPrecision" <> 'decade' OR extract(year FROM "birthDate")::int % 10 = 0
      OR extract(year FROM "birthDate") = 1)));
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_death_precision" CHECK (
  "deathPrecision" = 'day' OR (extract(day FROM "deathDate") = 1
    AND ("deathPrecision" = 'month' OR extract(month FROM "deathDate") = 1)
    AND ("deathPrecision" <> 'decade' OR extract(year FROM "deathDate")::int % 10 = 0
      OR extract(year FROM "deathDate") = 1)));
