-- Pictures, films and documents that contributors add wait until a keeper decides about them (decision 0109). With the row of keepers of
-- whoever contributes goes what waits of theirs.
SET lock_timeout = '10s';

CREATE TYPE "ContributionState" AS ENUM ('waiting', 'declined');

CREATE TABLE "media_contributions" (
  "mediaId" VARCHAR(12) NOT NULL,
  "memorialId" VARCHAR(12) NOT NULL,
  "contributorId" VARCHAR(12) NOT NULL,
  "state" "ContributionState" NOT NULL DEFAULT 'waiting',
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "decidedAt" TIMESTAMPTZ(3),
  CONSTRAINT "media_contributions_pkey" PRIMARY KEY ("mediaId"),
  CONSTRAINT "media_contributions_decided" CHECK (("state" = 'declined') = ("decidedAt" IS NOT NULL)),
  CONSTRAINT "media_contributions_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "media" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "media_contributions_memorialId_contributorId_fkey" FOREIGN KEY ("memorialId", "contributorId") REFERENCES "keepers" ("memorialId", "userId") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "media_contributions_memorialId_state_createdAt_idx" ON "media_contributions" ("memorialId", "state", "createdAt");
CREATE INDEX "media_contributions_memorialId_contributorId_idx" ON "media_contributions" ("memorialId", "contributorId");
CREATE INDEX "media_contributions_state_createdAt_idx" ON "media_contributions" ("state", "createdAt");

RESET lock_timeout;
