-- An index over several columns compares what they have in common in their order. Nearly every entry of a period is in it, so
-- the periods come last: asked after what is rarer (docs/decisions/0124-periods-are-asked-for-last.md). What a family
-- hides of a cause of death is not in it as a text; the kind of event is, so queries say "causeIsShown", too.
-- It waits for statements and copies that began before it, and keeps nobody waiting meanwhile.
SET lock_timeout = '2min';
SET maintenance_work_mem = '256MB';

DROP INDEX CONCURRENTLY IF EXISTS "search_entries_asked_last";
CREATE INDEX CONCURRENTLY "search_entries_asked_last" ON "search_entries" USING gin (
  "search_marks"("birthYear", "deathYear", "majorEvent", "military"),
  "names" gin_trgm_ops, "places" gin_trgm_ops, "nationality" gin_trgm_ops, "religion" gin_trgm_ops,
  (CASE WHEN "causeIsShown" THEN "cause" ELSE '' END) gin_trgm_ops, (CASE WHEN "causeIsShown" THEN "event" ELSE '' END) gin_trgm_ops,
  "search_pieces"(split_part("names", E'\n', 1)), "search_id_pairs"(lower("memorialId")), "search_pieces"("places"), "search_pieces"("nationality"),
  "search_pieces"("religion"), "search_pieces"(CASE WHEN "causeIsShown" THEN "cause" ELSE '' END),
  "search_pieces"(CASE WHEN "causeIsShown" THEN "event" ELSE '' END), "search_periods"("createdAt"));

RESET maintenance_work_mem;
