-- A picture with a condolence (decision 0094). Its row of media is pending, and shown by nothing, until the words are published.
SET lock_timeout = '10s';

CREATE TABLE "condolence_pictures" (
  "condolenceId" VARCHAR(12) NOT NULL,
  "mediaId" VARCHAR(12) NOT NULL,
  CONSTRAINT "condolence_pictures_pkey" PRIMARY KEY ("condolenceId"),
  CONSTRAINT "condolence_pictures_condolenceId_fkey" FOREIGN KEY ("condolenceId") REFERENCES "condolences" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "condolence_pictures_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "media" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "condolence_pictures_mediaId_key" ON "condolence_pictures" ("mediaId");

RESET lock_timeout;
