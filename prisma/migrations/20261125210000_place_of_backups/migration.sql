-- Where each backup went: a place that is empty although one succeeded there is a disk that is not mounted (decision 0089).
SET lock_timeout = '10s';

ALTER TABLE "backup_runs" ADD COLUMN "place" TEXT NOT NULL DEFAULT '';

RESET lock_timeout;
