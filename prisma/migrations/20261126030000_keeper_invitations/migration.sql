-- Invitations to look after a memorial, the day on which a keeper leaves, and what happened with keepers (decision 0093).
SET lock_timeout = '5s';

CREATE TYPE "InvitationState" AS ENUM ('sent', 'accepted', 'declined', 'revoked', 'expired');

CREATE TABLE "keeper_invitations" (
  "id" VARCHAR(12) NOT NULL,
  "memorialId" VARCHAR(12) NOT NULL,
  "role" "KeeperRole" NOT NULL,
  "name" TEXT NOT NULL,
  "emailSealed" TEXT NOT NULL,
  "addressHash" TEXT NOT NULL,
  "tokenHash" TEXT NOT NULL,
  "state" "InvitationState" NOT NULL DEFAULT 'sent',
  "invitedById" VARCHAR(12) NOT NULL,
  "sentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "endedAt" TIMESTAMPTZ(3),
  CONSTRAINT "keeper_invitations_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "keeper_invitations_make_no_owner" CHECK ("role" <> 'owner'),
  CONSTRAINT "keeper_invitations_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "keeper_invitations_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "keeper_invitations_tokenHash_key" ON "keeper_invitations" ("tokenHash");
CREATE UNIQUE INDEX "keeper_invitations_memorialId_addressHash_key" ON "keeper_invitations" ("memorialId", "addressHash");
CREATE INDEX "keeper_invitations_addressHash_idx" ON "keeper_invitations" ("addressHash");
CREATE INDEX "keeper_invitations_invitedById_idx" ON "keeper_invitations" ("invitedById");
CREATE INDEX "keeper_invitations_state_expiresAt_idx" ON "keeper_invitations" ("state", "expiresAt");

CREATE TABLE "memorial_events" (
  "id" BIGSERIAL NOT NULL,
  "memorialId" VARCHAR(12) NOT NULL,
  "actorId" VARCHAR(12),
  "personId" VARCHAR(12),
  "action" TEXT NOT NULL,
  "detail" JSONB NOT NULL DEFAULT '{}',
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "memorial_events_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "memorial_events_memorialId_id_idx" ON "memorial_events" ("memorialId", "id");
CREATE TRIGGER "memorial_events_only_grow" BEFORE UPDATE OR DELETE ON "memorial_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "memorial_events_are_never_emptied" BEFORE TRUNCATE ON "memorial_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

ALTER TABLE "keepers" ADD COLUMN "leavesAt" TIMESTAMPTZ(3);
