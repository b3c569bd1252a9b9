-- Where a video plays, and the size of the version that was sent (decision 0130). Videos of earlier releases, and those that
-- such a release still stores, have no value; a job looks at them.
SET lock_timeout = '2s';

CREATE TYPE "Playback" AS ENUM ('everywhere', 'preparing', 'limited', 'failed');

ALTER TABLE "media"
  ADD COLUMN "playback" "Playback",
  ADD COLUMN "prepareTries" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "sentBytes" BIGINT;
