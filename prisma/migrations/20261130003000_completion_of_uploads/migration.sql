-- One call at a time puts an upload together, and uploads that are being sent stay longest (decision 0131). An earlier
-- release writes neither column.
SET lock_timeout = '2s';

ALTER TABLE "resumable_uploads"
  ADD COLUMN "completingUntil" TIMESTAMPTZ(3),
  ADD COLUMN "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
