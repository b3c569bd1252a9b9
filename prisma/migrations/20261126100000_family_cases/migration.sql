-- Questions about a memorial that the operator settles, memorials that are frozen meanwhile, and relatives who wish to be left out
-- (decisions 0107 and 0108).
SET lock_timeout = '5s';

CREATE TYPE "CaseClaim" AS ENUM ('family', 'wrong', 'named', 'other', 'deletion', 'no_owner');
CREATE TYPE "CaseState" AS ENUM ('open', 'waiting_for_papers', 'decided');
CREATE TYPE "CaseDecision" AS ENUM ('no_change', 'corrected', 'transferred', 'refused', 'taken_down');

CREATE TABLE "family_cases" (
  "id" VARCHAR(12) NOT NULL,
  "memorialId" VARCHAR(12) NOT NULL,
  "claim" "CaseClaim" NOT NULL,
  "state" "CaseState" NOT NULL DEFAULT 'open',
  "decision" "CaseDecision",
  "openedById" VARCHAR(12),
  "name" TEXT NOT NULL DEFAULT '',
  "emailSealed" TEXT NOT NULL DEFAULT '',
  "relationship" TEXT NOT NULL DEFAULT '',
  "message" TEXT NOT NULL DEFAULT '',
  "language" VARCHAR(8) NOT NULL DEFAULT 'en',
  "answer" TEXT NOT NULL DEFAULT '',
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "decidedAt" TIMESTAMPTZ(3),
  CONSTRAINT "family_cases_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "family_cases_openedById_fkey" FOREIGN KEY ("openedById") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "family_cases_state_createdAt_id_idx" ON "family_cases" ("state", "createdAt", "id");
CREATE INDEX "family_cases_memorialId_idx" ON "family_cases" ("memorialId");
CREATE INDEX "family_cases_openedById_idx" ON "family_cases" ("openedById");

CREATE TABLE "memorial_freezes" (
  "memorialId" VARCHAR(12) NOT NULL,
  "caseId" VARCHAR(12) NOT NULL,
  "since" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "memorial_freezes_pkey" PRIMARY KEY ("memorialId"),
  CONSTRAINT "memorial_freezes_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "memorial_freezes_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "family_cases" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "memorial_freezes_caseId_key" ON "memorial_freezes" ("caseId");

CREATE TABLE "hidden_relatives" (
  "memorialId" VARCHAR(12) NOT NULL,
  "name" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "hidden_relatives_pkey" PRIMARY KEY ("memorialId", "name"),
  CONSTRAINT "hidden_relatives_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
