-- Codes that known devices asked for do not count among those of strangers (lib/accounts/rules.ts).
ALTER TABLE "challenges" ADD COLUMN "byKnownDevice" BOOLEAN NOT NULL DEFAULT false;
