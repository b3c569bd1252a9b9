-- A keeper says that the owner has died; a memorial without an owner is offered to its keepers (decision 0099).
SET lock_timeout = '5s';

ALTER TYPE "HandoverKind" ADD VALUE IF NOT EXISTS 'death';
ALTER TYPE "HandoverKind" ADD VALUE IF NOT EXISTS 'no_owner';
ALTER TABLE "handovers" ALTER COLUMN "fromUserId" DROP NOT NULL;
ALTER TABLE "handovers" ALTER COLUMN "toUserId" DROP NOT NULL;
ALTER TABLE "handovers" ADD COLUMN "openedById" VARCHAR(12);
