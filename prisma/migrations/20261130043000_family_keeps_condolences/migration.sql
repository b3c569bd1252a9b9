-- No report hides what the family has kept, and what reports have hidden waits for the family (decision 0094). An
-- earlier release does not write the column, and shows these rows to the family as waiting. What it hides after this
-- migration becomes the same by the job tend-condolences.
SET lock_timeout = '2s';

-- First, because it needs the strongest lock: after an update of rows, waiting for it could deadlock with a visitor.
ALTER TABLE "condolences" ADD COLUMN "familyKeptAt" TIMESTAMPTZ(3);

UPDATE "condolences" SET "state" = 'waiting', "waitingSince" = CURRENT_TIMESTAMP
WHERE "state" = 'held' AND "publishedAt" IS NOT NULL;
