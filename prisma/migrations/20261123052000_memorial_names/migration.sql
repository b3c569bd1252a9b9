-- The full name of a person in other languages and scripts.
CREATE TABLE "memorial_names" (
    "memorialId" VARCHAR(12) NOT NULL,
    "language" VARCHAR(16) NOT NULL,
    "position" INTEGER NOT NULL,
    "fullName" TEXT NOT NULL,

    CONSTRAINT "memorial_names_pkey" PRIMARY KEY ("memorialId", "language")
);
ALTER TABLE "memorial_names" ADD CONSTRAINT "memorial_names_memorialId_fkey"
  FOREIGN KEY ("memorialId") REFERENCES "memorials"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "memorial_names" ADD CONSTRAINT "memorial_names_position" CHECK ("position" >= 0);
ALTER TABLE "memorial_names" ADD CONSTRAINT "memorial_names_name" CHECK (btrim("fullName") <> '');
