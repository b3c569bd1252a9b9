-- Whether a job has made the smaller files of a picture: AVIF, and what lists show. It has not yet, for any.
ALTER TABLE "media" ADD COLUMN "isComplete" BOOLEAN NOT NULL DEFAULT false;
-- What that job has yet to do.
CREATE INDEX "media_incomplete" ON "media" ("createdAt") WHERE NOT "isComplete" AND "state" = 'ready' AND "type" = 'photo';
