-- Files that are uploaded side by side keep the order in which they were chosen (lib/media/choosing-rules.ts).
ALTER TABLE "media" ADD COLUMN "batch" VARCHAR(12),
ADD COLUMN "placeInBatch" INTEGER;
