-- Known devices are not rows: their cookies are signed over this number, and counting it up ends them all.
ALTER TABLE "users" ADD COLUMN "deviceGeneration" INTEGER NOT NULL DEFAULT 0;
