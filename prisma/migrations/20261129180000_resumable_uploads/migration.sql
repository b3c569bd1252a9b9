-- Uploads that arrive in pieces and go on after a broken connection (decision 0131). The pieces are in the storage.
SET lock_timeout = '5s';

CREATE TABLE "resumable_uploads" (
  "id" VARCHAR(12) NOT NULL,
  "ownerId" VARCHAR(12) NOT NULL,
  "memorialId" VARCHAR(12) NOT NULL,
  "fileName" TEXT NOT NULL,
  "bytes" INTEGER NOT NULL,
  "receivedBytes" INTEGER NOT NULL DEFAULT 0,
  "batch" VARCHAR(12),
  "placeInBatch" INTEGER,
  "audience" "Audience" NOT NULL DEFAULT 'page',
  "mediaId" VARCHAR(12),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "resumable_uploads_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "resumable_uploads_received" CHECK ("receivedBytes" BETWEEN 0 AND "bytes"),
  CONSTRAINT "resumable_uploads_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "resumable_uploads_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "resumable_uploads_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "media" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "resumable_uploads_ownerId_createdAt_idx" ON "resumable_uploads" ("ownerId", "createdAt");
CREATE INDEX "resumable_uploads_memorialId_idx" ON "resumable_uploads" ("memorialId");
CREATE INDEX "resumable_uploads_mediaId_idx" ON "resumable_uploads" ("mediaId");
