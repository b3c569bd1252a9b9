-- Whether a family reads of a question only that somebody asks (decision 0105).
SET lock_timeout = '5s';

ALTER TABLE "access_requests" ADD COLUMN "isWithheld" BOOLEAN NOT NULL DEFAULT false;
