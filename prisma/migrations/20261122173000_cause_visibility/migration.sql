-- Memorials that are there have no answer: their cause of death stays on the page until somebody says otherwise.
CREATE TYPE "CauseVisibility" AS ENUM ('shown', 'hidden');
ALTER TABLE "memorials" ADD COLUMN "causeVisibility" "CauseVisibility";
