-- The family's choice of leaves (null: by the id, as until now), of how its page reads, and a picture behind the portrait.
CREATE TYPE "Wreath" AS ENUM ('rose', 'olive', 'protea', 'lavender', 'marigold');
CREATE TYPE "Reading" AS ENUM ('tabs', 'page');
ALTER TABLE "memorials"
    ADD COLUMN "wreath" "Wreath",
    ADD COLUMN "reading" "Reading" NOT NULL DEFAULT 'tabs',
    ADD COLUMN "coverId" VARCHAR(12);
CREATE UNIQUE INDEX "memorials_coverId_key" ON "memorials"("coverId");
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_coverId_fkey" FOREIGN KEY ("coverId") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
