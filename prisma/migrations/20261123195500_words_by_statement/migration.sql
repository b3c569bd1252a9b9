-- Entries and words follow each statement instead of each row: new words of many memorials are inserted in one order, so
-- that two who save many at once cannot wait for each other, and a million memorials are filled in half the time.
DROP TRIGGER "entries_follow_memorials" ON "memorials";
DROP FUNCTION "renew_search_entry"();
DROP TRIGGER "words_follow_entries" ON "search_entries";
DROP FUNCTION "count_search_words"();

CREATE FUNCTION "renew_search_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "search_entries" e SET ("createdById", "listed", "createdAt", "fullName", "names", "keys", "places",
      "nationality", "religion", "cause", "causeIsShown", "event", "majorEvent", "military", "birthDate",
      "deathDate", "birthYear", "deathYear")
    = (s."createdById", s."listed", s."createdAt", s."fullName", s."names", s."keys", s."places",
      s."nationality", s."religion", s."cause", s."causeIsShown", s."event", s."majorEvent", s."military",
      s."birthDate", s."deathDate", s."birthYear", s."deathYear")
  FROM "changed" c JOIN "search_sources" s ON s."memorialId" = c."id"
  WHERE e."memorialId" = c."id" AND (e.*) IS DISTINCT FROM (s.*);
  RETURN NULL;
END $$;
CREATE TRIGGER "entries_follow_memorials" AFTER UPDATE ON "memorials"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "renew_search_entries"();

CREATE FUNCTION "add_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_words" ("word")
    SELECT DISTINCT w FROM "made", "search_words_of"("names") AS w WHERE "listed" ORDER BY w ON CONFLICT DO NOTHING;
  INSERT INTO "search_word_steps" ("word", "people")
    SELECT w, count(*) FROM "made", "search_words_of"("names") AS w WHERE "listed" GROUP BY w;
  RETURN NULL;
END $$;
CREATE TRIGGER "words_of_new_entries" AFTER INSERT ON "search_entries"
  REFERENCING NEW TABLE AS "made" FOR EACH STATEMENT EXECUTE FUNCTION "add_search_words"();

CREATE FUNCTION "renew_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_words" ("word")
    SELECT DISTINCT w FROM "made", "search_words_of"("names") AS w WHERE "listed" ORDER BY w ON CONFLICT DO NOTHING;
  INSERT INTO "search_word_steps" ("word", "people")
    SELECT w, sum(step) FROM (
      SELECT w, 1 AS step FROM "made", "search_words_of"("names") AS w WHERE "listed"
      UNION ALL SELECT w, -1 FROM "gone", "search_words_of"("names") AS w WHERE "listed") steps
    GROUP BY w HAVING sum(step) <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER "words_of_changed_entries" AFTER UPDATE ON "search_entries"
  REFERENCING NEW TABLE AS "made" OLD TABLE AS "gone"
  FOR EACH STATEMENT EXECUTE FUNCTION "renew_search_words"();

CREATE FUNCTION "subtract_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_word_steps" ("word", "people")
    SELECT w, -count(*) FROM "gone", "search_words_of"("names") AS w WHERE "listed" GROUP BY w;
  RETURN NULL;
END $$;
CREATE TRIGGER "words_of_deleted_entries" AFTER DELETE ON "search_entries"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "subtract_search_words"();

-- The consonants of a word: SQL cannot find them, so the job that counts words writes them.
ALTER TABLE "search_words" ADD COLUMN "key" TEXT;
CREATE INDEX "search_words_key_people_idx" ON "search_words" ("key", "people");
CREATE INDEX "search_words_without_key" ON "search_words" ("word") WHERE "key" IS NULL;
