-- An owner who is ill invites a sister, and deletes the profile: without the invitation nobody could look after the page.
SET lock_timeout = '5s';

ALTER TABLE "keeper_invitations"
  DROP CONSTRAINT "keeper_invitations_invitedById_fkey",
  ALTER COLUMN "invitedById" DROP NOT NULL,
  ADD CONSTRAINT "keeper_invitations_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
