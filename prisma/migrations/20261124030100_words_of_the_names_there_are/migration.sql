-- The words of the people who were there before the triggers wrote them. Some thousand memorials at a time, each time in a
-- transaction of its own, so that whoever saves one of them waits for a moment only. It may be carried out again.
-- This is the only statement here, because a statement beside it would make one transaction of all.
DO $$
DECLARE
  "last" TEXT := '';
  "next" TEXT;
BEGIN
  SET lock_timeout = '60s';
  LOOP
    BEGIN
      WITH "some" AS MATERIALIZED (
        SELECT "memorialId", "fullName", "names", "listed" FROM "search_entries"
        WHERE "memorialId" > "last" ORDER BY "memorialId" LIMIT 2000 FOR SHARE),
      "named" AS (
        INSERT INTO "search_name_words"
          SELECT w, "fullName", "memorialId" FROM "some", "search_words_of"("names") AS w WHERE "listed"
          ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING)
      SELECT max("memorialId") INTO "next" FROM "some";
    EXCEPTION WHEN deadlock_detected THEN
      CONTINUE;
    END;
    COMMIT;
    EXIT WHEN "next" IS NULL;
    "last" := "next";
  END LOOP;
  ANALYZE "search_name_words";
  RESET lock_timeout;
END $$;
