-- Whether the family wants the memorial at the top of the home page. Nobody has said so yet.
ALTER TABLE "memorials" ADD COLUMN "onHomePage" BOOLEAN NOT NULL DEFAULT false;
-- The newest of them, however many others are newer.
CREATE INDEX "memorials_on_home_page" ON "memorials" ("createdAt" DESC, "id" DESC) WHERE "isPublic" AND "onHomePage";
