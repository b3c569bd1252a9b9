-- A search for a name in the order of names reads the people of each word in that order, in place of walking the alphabet
-- up to them (docs/decisions/0080-words-in-the-order-of-names.md). The next migration writes what there is already.
SET lock_timeout = '10s';

CREATE TABLE "search_name_words" (
    "word" TEXT NOT NULL,
    "fullName" TEXT NOT NULL,
    "memorialId" VARCHAR(12) NOT NULL,

    CONSTRAINT "search_name_words_pkey" PRIMARY KEY ("word", "fullName", "memorialId")
);

-- Words that were cut at 60 letters: more of the name may follow.
CREATE INDEX "search_words_cut" ON "search_words" ("word") WHERE char_length("word") = 60;

-- Words by one or two letters in them, of which trigrams know nothing.
CREATE INDEX "search_words_pieces" ON "search_words" USING gin ("search_pieces"("word"));

-- One pass over the words of all new rows: of each word its people, and how many more they are.
CREATE OR REPLACE FUNCTION "add_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH "named" AS (
    INSERT INTO "search_name_words"
      SELECT w, "fullName", "memorialId" FROM "made", "search_words_of"("names") AS w WHERE "listed" RETURNING "word"),
  "counted" AS MATERIALIZED (SELECT "word", count(*) AS "people" FROM "named" GROUP BY "word"),
  "new" AS (INSERT INTO "search_words" ("word") SELECT "word" FROM "counted" ORDER BY "word" ON CONFLICT DO NOTHING)
  INSERT INTO "search_word_steps" ("word", "people") SELECT "word", "people" FROM "counted";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "renew_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "search_name_words" n USING (
    SELECT w, "fullName", "memorialId" FROM "gone", "search_words_of"("names") AS w WHERE "listed"
    EXCEPT SELECT w, "fullName", "memorialId" FROM "made", "search_words_of"("names") AS w WHERE "listed") g
  WHERE n."word" = g.w AND n."fullName" = g."fullName" AND n."memorialId" = g."memorialId";
  INSERT INTO "search_name_words"
    SELECT w, "fullName", "memorialId" FROM "made", "search_words_of"("names") AS w WHERE "listed"
    EXCEPT SELECT w, "fullName", "memorialId" FROM "gone", "search_words_of"("names") AS w WHERE "listed"
    ON CONFLICT DO NOTHING;
  INSERT INTO "search_words" ("word")
    SELECT DISTINCT w FROM "made", "search_words_of"("names") AS w WHERE "listed" ORDER BY w ON CONFLICT DO NOTHING;
  INSERT INTO "search_word_steps" ("word", "people")
    SELECT w, sum(step) FROM (
      SELECT w, 1 AS step FROM "made", "search_words_of"("names") AS w WHERE "listed"
      UNION ALL SELECT w, -1 FROM "gone", "search_words_of"("names") AS w WHERE "listed") steps
    GROUP BY w HAVING sum(step) <> 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "subtract_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "search_name_words" n USING (
    SELECT w, "fullName", "memorialId" FROM "gone", "search_words_of"("names") AS w WHERE "listed") g
  WHERE n."word" = g.w AND n."fullName" = g."fullName" AND n."memorialId" = g."memorialId";
  INSERT INTO "search_word_steps" ("word", "people")
    SELECT w, -count(*) FROM "gone", "search_words_of"("names") AS w WHERE "listed" GROUP BY w;
  RETURN NULL;
END $$;

RESET lock_timeout;
