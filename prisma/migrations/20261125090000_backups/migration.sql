-- What backups, restores and the rotation of keys remember (decision 0082).
SET lock_timeout = '10s';

-- A mail that a restored database wants to send, and that the operator has not released yet.
ALTER TABLE "outbox" ADD COLUMN "heldAt" TIMESTAMPTZ(3);

CREATE TYPE "BackupKind" AS ENUM ('backup', 'verification', 'restore');
CREATE TABLE "backup_runs" (
  "id" VARCHAR(12) NOT NULL,
  "kind" "BackupKind" NOT NULL,
  "startedAt" TIMESTAMPTZ(3) NOT NULL,
  "endedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "succeeded" BOOLEAN NOT NULL,
  "backup" TEXT NOT NULL DEFAULT '',
  "bytes" BIGINT NOT NULL DEFAULT 0,
  "tables" INTEGER NOT NULL DEFAULT 0,
  "objects" INTEGER NOT NULL DEFAULT 0,
  "detail" TEXT NOT NULL DEFAULT '',
  "holdsMail" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "backup_runs_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "backup_runs_kind_endedAt_idx" ON "backup_runs" ("kind", "endedAt");

CREATE TABLE "sealing_keys" (
  "id" TEXT NOT NULL,
  "canary" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT "sealing_keys_pkey" PRIMARY KEY ("id")
);

RESET lock_timeout;
