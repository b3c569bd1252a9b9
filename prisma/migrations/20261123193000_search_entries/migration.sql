-- What lists and searches read: one narrow row for each memorial (docs/decisions/0060-lists-read-narrow-rows.md).
-- Triggers write it, so that nothing can change a memorial and leave its entry behind. A million memorials need two
-- minutes here, most of them for the indexes.
SET maintenance_work_mem = '256MB';

-- The consonant keys of the names, and the version of the rules that wrote names and keys (lib/memorials/name-key.ts).
ALTER TABLE "memorials" ADD COLUMN "searchKeys" TEXT[] DEFAULT '{}'::TEXT[],
ADD COLUMN "searchVersion" INTEGER NOT NULL DEFAULT 0;

-- What an entry has of its memorial. `names` begins with a space, and ends with a line that has the id: a pattern can
-- ask for a beginning of a word, and for the names alone.
CREATE VIEW "search_sources" AS SELECT
  "id" AS "memorialId",
  "createdById",
  "isPublic" AS "listed",
  "createdAt",
  "fullName",
  ' ' || "searchName" || E' \n' || lower("id") AS "names",
  "searchKeys" AS "keys",
  lower("placeOfBirth" || E'\n' || "serviceLocation") AS "places",
  lower("nationality") AS "nationality",
  lower("religion") AS "religion",
  lower("primaryCause") AS "cause",
  "causeVisibility" IS DISTINCT FROM 'hidden' AS "causeIsShown",
  lower("eventName") AS "event",
  "majorEvent",
  "militaryService" AS "military",
  "birthDate",
  "deathDate",
  extract(year FROM "birthDate")::int AS "birthYear",
  extract(year FROM "deathDate")::int AS "deathYear"
FROM "memorials";

CREATE TABLE "search_entries" (
    "memorialId" VARCHAR(12) NOT NULL,
    "createdById" VARCHAR(12),
    "listed" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "fullName" TEXT NOT NULL,
    "names" TEXT NOT NULL,
    "keys" TEXT[],
    "places" TEXT NOT NULL,
    "nationality" TEXT NOT NULL,
    "religion" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "causeIsShown" BOOLEAN NOT NULL,
    "event" TEXT NOT NULL,
    "majorEvent" "MajorEvent" NOT NULL,
    "military" BOOLEAN NOT NULL,
    "birthDate" DATE NOT NULL,
    "deathDate" DATE NOT NULL,
    "birthYear" INTEGER NOT NULL,
    "deathYear" INTEGER NOT NULL,

    CONSTRAINT "search_entries_pkey" PRIMARY KEY ("memorialId")
);

-- How many listed people have a word in their names: `people` and the steps that are not added to it yet. Adding to
-- `people` at once would make everybody who saves a Mary wait for each other (decision 0060).
CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,
    "people" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);
CREATE TABLE "search_word_steps" (
    "id" BIGSERIAL NOT NULL,
    "word" TEXT NOT NULL,
    "people" INTEGER NOT NULL,

    CONSTRAINT "search_word_steps_pkey" PRIMARY KEY ("id")
);

-- The words of an entry's names, each once: without the id, and without the marks around a word.
CREATE FUNCTION "search_words_of"("names" TEXT) RETURNS SETOF TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT left(word, 60)
  FROM regexp_split_to_table(split_part("names", E'\n', 1), '[\s,.;:()"/]+') AS word WHERE word <> ''
$$;

-- One or two letters, wherever they are in a text: trigrams know nothing of needles so short, which in Chinese are a
-- whole name.
CREATE FUNCTION "search_pieces"("text" TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  string_to_array("text", NULL)
  || string_to_array(regexp_replace("text", '(..)', E'\\1\r', 'g'), E'\r')
  || string_to_array(regexp_replace(substr("text", 2), '(..)', E'\\1\r', 'g'), E'\r');

INSERT INTO "search_entries" SELECT * FROM "search_sources" ORDER BY "createdAt", "memorialId";
INSERT INTO "search_words" ("word", "people")
  SELECT w, count(*) FROM "search_entries", "search_words_of"("names") AS w WHERE "listed" GROUP BY w;

ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_memorialId_fkey"
  FOREIGN KEY ("memorialId") REFERENCES "memorials"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Lists without a search walk one of these; so do searches that match many.
CREATE INDEX "search_entries_newest" ON "search_entries" ("createdAt", "memorialId") WHERE "listed";
CREATE INDEX "search_entries_names_order" ON "search_entries" ("fullName", "memorialId") WHERE "listed";
CREATE INDEX "search_entries_births" ON "search_entries" ("birthDate", "memorialId") WHERE "listed";
CREATE INDEX "search_entries_deaths" ON "search_entries" ("deathDate", "memorialId") WHERE "listed";
CREATE INDEX "search_entries_birth_years" ON "search_entries" ("birthYear", "createdAt", "memorialId") WHERE "listed";
CREATE INDEX "search_entries_death_years" ON "search_entries" ("deathYear", "createdAt", "memorialId") WHERE "listed";
CREATE INDEX "search_entries_major_events" ON "search_entries" ("majorEvent", "createdAt", "memorialId")
  WHERE "listed" AND "causeIsShown";
CREATE INDEX "search_entries_military" ON "search_entries" ("createdAt", "memorialId") WHERE "listed" AND "military";
-- Of one's own and of admins' lists, which have private memorials, too.
CREATE INDEX "search_entries_createdById_createdAt_memorialId_idx"
  ON "search_entries" ("createdById", "createdAt", "memorialId");
CREATE INDEX "search_entries_createdAt_memorialId_idx" ON "search_entries" ("createdAt", "memorialId");
CREATE INDEX "search_entries_fullName_memorialId_idx" ON "search_entries" ("fullName", "memorialId");

-- Searches that match few.
CREATE INDEX "search_entries_names" ON "search_entries" USING gin ("names" gin_trgm_ops);
CREATE INDEX "search_entries_places" ON "search_entries" USING gin ("places" gin_trgm_ops);
CREATE INDEX "search_entries_nationality" ON "search_entries" USING gin ("nationality" gin_trgm_ops);
CREATE INDEX "search_entries_religion" ON "search_entries" USING gin ("religion" gin_trgm_ops);
CREATE INDEX "search_entries_cause" ON "search_entries" USING gin ("cause" gin_trgm_ops);
CREATE INDEX "search_entries_event" ON "search_entries" USING gin ("event" gin_trgm_ops);
CREATE INDEX "search_entries_name_pieces" ON "search_entries" USING gin ("search_pieces"(split_part("names", E'\n', 1)));
CREATE INDEX "search_entries_place_pieces" ON "search_entries" USING gin ("search_pieces"("places"));
CREATE INDEX "search_entries_nationality_pieces" ON "search_entries" USING gin ("search_pieces"("nationality"));
CREATE INDEX "search_entries_religion_pieces" ON "search_entries" USING gin ("search_pieces"("religion"));
CREATE INDEX "search_entries_cause_pieces" ON "search_entries" USING gin ("search_pieces"("cause"));
CREATE INDEX "search_entries_event_pieces" ON "search_entries" USING gin ("search_pieces"("event"));
CREATE INDEX "search_entries_keys_idx" ON "search_entries" USING gin ("keys");
CREATE INDEX "search_words_word" ON "search_words" USING gin ("word" gin_trgm_ops);
CREATE INDEX "search_words_unused" ON "search_words" ("word") WHERE "people" = 0;
CREATE INDEX "search_word_steps_word_idx" ON "search_word_steps" ("word");

-- A third of a memorial's names differ from all others: the usual hundred would make guesses of rare ones.
ALTER TABLE "search_entries" ALTER COLUMN "names" SET STATISTICS 1000;

-- Entries follow their memorials, in the same transaction, whoever writes.
CREATE FUNCTION "add_search_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_entries" SELECT s.* FROM "search_sources" s JOIN "added" a ON a."id" = s."memorialId";
  RETURN NULL;
END $$;
CREATE TRIGGER "memorials_have_entries" AFTER INSERT ON "memorials"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "add_search_entries"();

CREATE FUNCTION "renew_search_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "search_entries" SET ("createdById", "listed", "createdAt", "fullName", "names", "keys", "places",
      "nationality", "religion", "cause", "causeIsShown", "event", "majorEvent", "military", "birthDate",
      "deathDate", "birthYear", "deathYear")
    = (SELECT "createdById", "listed", "createdAt", "fullName", "names", "keys", "places",
      "nationality", "religion", "cause", "causeIsShown", "event", "majorEvent", "military", "birthDate",
      "deathDate", "birthYear", "deathYear" FROM "search_sources" WHERE "memorialId" = NEW."id")
  WHERE "memorialId" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "entries_follow_memorials" AFTER UPDATE ON "memorials" FOR EACH ROW
  WHEN ((OLD."createdById", OLD."isPublic", OLD."createdAt", OLD."fullName", OLD."searchName", OLD."searchKeys",
      OLD."placeOfBirth", OLD."serviceLocation", OLD."nationality", OLD."religion", OLD."primaryCause",
      OLD."causeVisibility", OLD."eventName", OLD."majorEvent", OLD."militaryService", OLD."birthDate", OLD."deathDate")
    IS DISTINCT FROM
    (NEW."createdById", NEW."isPublic", NEW."createdAt", NEW."fullName", NEW."searchName", NEW."searchKeys",
      NEW."placeOfBirth", NEW."serviceLocation", NEW."nationality", NEW."religion", NEW."primaryCause",
      NEW."causeVisibility", NEW."eventName", NEW."majorEvent", NEW."militaryService", NEW."birthDate", NEW."deathDate"))
  EXECUTE FUNCTION "renew_search_entry"();

-- Words follow the entries that are listed. New words are inserted in their order, so that two who save the same
-- cannot wait for each other.
CREATE FUNCTION "count_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone BOOLEAN := TG_OP <> 'INSERT';
  made BOOLEAN := TG_OP <> 'DELETE';
BEGIN
  IF gone AND made AND OLD."listed" = NEW."listed" AND OLD."names" = NEW."names" THEN RETURN NULL; END IF;
  IF made AND NEW."listed" THEN
    INSERT INTO "search_words" ("word") SELECT w FROM "search_words_of"(NEW."names") AS w ORDER BY w
      ON CONFLICT DO NOTHING;
    INSERT INTO "search_word_steps" ("word", "people") SELECT w, 1 FROM "search_words_of"(NEW."names") AS w;
  END IF;
  IF gone AND OLD."listed" THEN
    INSERT INTO "search_word_steps" ("word", "people") SELECT w, -1 FROM "search_words_of"(OLD."names") AS w;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "words_follow_entries" AFTER INSERT OR UPDATE OR DELETE ON "search_entries"
  FOR EACH ROW EXECUTE FUNCTION "count_search_words"();

-- These served searches of the wide rows.
DROP INDEX "memorials_search_name";
DROP INDEX "memorials_search_id";
DROP INDEX "memorials_nationality_words";
DROP INDEX "memorials_religion_words";
DROP INDEX "memorials_cause_words";
DROP INDEX "memorials_birth_place_words";
DROP INDEX "memorials_service_place_words";
DROP INDEX "memorials_event_words";
DROP INDEX "memorials_birthDate_idx";
DROP INDEX "memorials_deathDate_idx";
DROP INDEX "memorials_majorEvent_idx";
DROP INDEX "memorials_fullName_id_idx";
-- Admins sort people by it.
CREATE INDEX "users_firstName_id_idx" ON "users" ("firstName", "id");
-- The memorials whose names an older version of the rules wrote.
CREATE INDEX "memorials_searchVersion_idx" ON "memorials" ("searchVersion");

ANALYZE "search_entries";
ANALYZE "search_words";
RESET maintenance_work_mem;
