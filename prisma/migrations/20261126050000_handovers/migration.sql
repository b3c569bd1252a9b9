-- When somebody was here last, what silent owners were asked, and memorials that are about to have another owner (decision 0098).
SET lock_timeout = '5s';

-- For those who are there, from now on: nobody is asked before their months are over once more.
ALTER TABLE "users" ADD COLUMN "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

CREATE TABLE "silence_questions" (
  "tokenHash" TEXT NOT NULL,
  "userId" VARCHAR(12) NOT NULL,
  "askedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "silence_questions_pkey" PRIMARY KEY ("tokenHash"),
  CONSTRAINT "silence_questions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "silence_questions_userId_askedAt_idx" ON "silence_questions" ("userId", "askedAt");
CREATE INDEX "silence_questions_askedAt_idx" ON "silence_questions" ("askedAt");

CREATE TYPE "HandoverKind" AS ENUM ('silence');
CREATE TYPE "HandoverState" AS ENUM ('announced', 'objected', 'cancelled', 'done');
CREATE TABLE "handovers" (
  "id" VARCHAR(12) NOT NULL,
  "memorialId" VARCHAR(12) NOT NULL,
  "kind" "HandoverKind" NOT NULL,
  "state" "HandoverState" NOT NULL DEFAULT 'announced',
  "fromUserId" VARCHAR(12) NOT NULL,
  "toUserId" VARCHAR(12) NOT NULL,
  "announcedAt" TIMESTAMPTZ(3) NOT NULL,
  "dueAt" TIMESTAMPTZ(3) NOT NULL,
  "endedAt" TIMESTAMPTZ(3),
  CONSTRAINT "handovers_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "handovers_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "handovers_fromUserId_fkey" FOREIGN KEY ("fromUserId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "handovers_toUserId_fkey" FOREIGN KEY ("toUserId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "one_open_handover" ON "handovers" ("memorialId") WHERE "state" = 'announced';
CREATE INDEX "handovers_memorialId_endedAt_idx" ON "handovers" ("memorialId", "endedAt");
CREATE INDEX "handovers_fromUserId_idx" ON "handovers" ("fromUserId");
CREATE INDEX "handovers_toUserId_idx" ON "handovers" ("toUserId");
CREATE INDEX "handovers_state_dueAt_idx" ON "handovers" ("state", "dueAt");
