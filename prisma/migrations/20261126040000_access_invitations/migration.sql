-- Who is let in by the family, and who asks to be (decision 0097).
SET lock_timeout = '10s';

CREATE TYPE "AccessRequestState" AS ENUM ('waiting', 'granted', 'declined');

CREATE TABLE "access_invitations" (
  "id" VARCHAR(12) NOT NULL,
  "memorialId" VARCHAR(12) NOT NULL,
  "name" TEXT NOT NULL DEFAULT '',
  "emailSealed" TEXT NOT NULL,
  "addressHash" TEXT NOT NULL,
  "tokenHash" TEXT NOT NULL,
  "invitedById" VARCHAR(12),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "sentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "acceptedAt" TIMESTAMPTZ(3),
  CONSTRAINT "access_invitations_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "access_invitations_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "access_invitations_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "access_invitations_tokenHash_key" ON "access_invitations" ("tokenHash");
CREATE UNIQUE INDEX "access_invitations_memorialId_addressHash_key" ON "access_invitations" ("memorialId", "addressHash");
CREATE INDEX "access_invitations_addressHash_idx" ON "access_invitations" ("addressHash");
CREATE INDEX "access_invitations_invitedById_idx" ON "access_invitations" ("invitedById");

CREATE TABLE "access_requests" (
  "id" VARCHAR(12) NOT NULL,
  "memorialId" VARCHAR(12) NOT NULL,
  "name" TEXT NOT NULL,
  "emailSealed" TEXT NOT NULL,
  "addressHash" TEXT NOT NULL,
  "message" TEXT NOT NULL DEFAULT '',
  "language" VARCHAR(8) NOT NULL DEFAULT 'en',
  "state" "AccessRequestState" NOT NULL DEFAULT 'waiting',
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "decidedAt" TIMESTAMPTZ(3),
  "decidedById" VARCHAR(12),
  CONSTRAINT "access_requests_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "access_requests_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "access_requests_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "access_requests_memorialId_addressHash_key" ON "access_requests" ("memorialId", "addressHash");
CREATE INDEX "access_requests_memorialId_state_createdAt_idx" ON "access_requests" ("memorialId", "state", "createdAt");
CREATE INDEX "access_requests_decidedById_idx" ON "access_requests" ("decidedById");
CREATE INDEX "access_requests_createdAt_idx" ON "access_requests" ("createdAt");

ALTER TABLE "access_grants"
  ADD COLUMN "invitationId" VARCHAR(12),
  ADD CONSTRAINT "access_grants_invitationId_fkey" FOREIGN KEY ("invitationId") REFERENCES "access_invitations" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

RESET lock_timeout;
