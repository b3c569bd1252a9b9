-- A memorial that others keep, too, is hidden when its owner deletes it, and deleted a week later (decision 0101).
SET lock_timeout = '5s';

CREATE TABLE "memorial_deletions" (
  "memorialId" VARCHAR(12) NOT NULL,
  "wasVisibility" "Visibility" NOT NULL,
  "announcedAt" TIMESTAMPTZ(3) NOT NULL,
  "dueAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "memorial_deletions_pkey" PRIMARY KEY ("memorialId"),
  CONSTRAINT "memorial_deletions_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "memorial_deletions_dueAt_idx" ON "memorial_deletions" ("dueAt");
