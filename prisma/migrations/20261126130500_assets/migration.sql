-- The operator's logo and icon (decision 0113). Nothing is in it until somebody chooses one: the site has its own.
SET lock_timeout = '10s';

CREATE TYPE "AssetKind" AS ENUM ('logo', 'logo_dark', 'icon');

CREATE TABLE "assets" (
  "id" VARCHAR(12) NOT NULL,
  "kind" "AssetKind" NOT NULL,
  "objects" JSONB NOT NULL,
  "sha256" CHAR(64) NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "assets_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "assets_createdAt_idx" ON "assets"("createdAt");

RESET lock_timeout;
