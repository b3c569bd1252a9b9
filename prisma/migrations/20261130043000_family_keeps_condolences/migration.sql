-- No report hides what the family has kept, and what reports have hidden waits for the family (decision 0094). An earlier
-- release does not write the column, and shows these rows to the family as waiting.
SET lock_timeout = '2s';

UPDATE "condolences" SET "state" = 'waiting', "waitingSince" = CURRENT_TIMESTAMP
WHERE "state" = 'held' AND "publishedAt" IS NOT NULL;

ALTER TABLE "condolences" ADD COLUMN "familyKeptAt" TIMESTAMPTZ(3);
