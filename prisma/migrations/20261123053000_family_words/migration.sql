-- The language in which a family writes; of memorials that are there, it is found out from their words.
ALTER TABLE "memorials" ADD COLUMN "wordsLanguage" VARCHAR(16);

-- Translations by the family. They go with their memorial.
CREATE TABLE "memorial_texts" (
    "memorialId" VARCHAR(12) NOT NULL,
    "language" VARCHAR(8) NOT NULL,
    "biography" TEXT NOT NULL,
    "favoriteQuote" TEXT NOT NULL DEFAULT '',
    "serviceDetails" TEXT NOT NULL DEFAULT '',
    "achievements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "hobbies" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "charities" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memorial_texts_pkey" PRIMARY KEY ("memorialId","language")
);
ALTER TABLE "memorial_texts" ADD CONSTRAINT "memorial_texts_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "memorials"("id") ON DELETE CASCADE ON UPDATE CASCADE;
