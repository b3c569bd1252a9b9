-- What the first reader of a guest book did with a condolence (decision 0094). An earlier release writes neither column,
-- and shows its keepers everything that waits.
SET lock_timeout = '2s';

ALTER TABLE "condolences"
  ADD COLUMN "readFirstAt" TIMESTAMPTZ(3),
  ADD COLUMN "setAsideAt" TIMESTAMPTZ(3);
