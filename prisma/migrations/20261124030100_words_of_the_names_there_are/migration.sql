-- The words of the people who were there before the triggers wrote them. Whoever saves a memorial waits until it ends. It may
-- be carried out again.
SET lock_timeout = '60s';

LOCK TABLE "search_entries" IN SHARE ROW EXCLUSIVE MODE;

INSERT INTO "search_name_words"
  SELECT w, "fullName", "memorialId" FROM "search_entries", "search_words_of"("names") AS w WHERE "listed"
  ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING;

ANALYZE "search_name_words";
RESET lock_timeout;
