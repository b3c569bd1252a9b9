-- One index for all that searches ask for, in place of thirteen: what several filters have in common is found within it,
-- and so is what they have among the newest (docs/decisions/0071-searches-begin-with-the-newest.md).
SET maintenance_work_mem = '256MB';

-- What else can be asked of an entry, as numbers (lib/memorials/queries/entry-marks.ts): when its memorial was made, as
-- periods of 4 hours, and of 8, 64, 512 and 4,096 times as long; its years; its event; whether somebody served.
CREATE FUNCTION "search_period"("created" TIMESTAMPTZ) RETURNS INTEGER LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  floor(date_part('epoch', "created" - TIMESTAMPTZ '1970-01-01 00:00:00+00') / 14400)::int;
CREATE FUNCTION "search_marks"("created" TIMESTAMPTZ, "born" INTEGER, "died" INTEGER, "event" "MajorEvent",
  "military" BOOLEAN) RETURNS INTEGER[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ARRAY[
    "search_period"("created"),
    1000000 + ("search_period"("created") >> 3),
    2000000 + ("search_period"("created") >> 6),
    3000000 + ("search_period"("created") >> 9),
    4000000 + ("search_period"("created") >> 12),
    10000000 + "born",
    11000000 + "died",
    12000000 + CASE "event" WHEN 'war_conflict' THEN 0 WHEN 'natural_disaster' THEN 1 WHEN 'pandemic_disease' THEN 2
      WHEN 'major_accident' THEN 3 ELSE 4 END,
    13000000 + "military"::int];

-- The pairs of letters of an id: names of two letters are searched in ids, too, and one in a hundred has them.
CREATE FUNCTION "search_id_pairs"("id" TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ARRAY[
  substr("id", 1, 2), substr("id", 2, 2), substr("id", 3, 2), substr("id", 4, 2), substr("id", 5, 2), substr("id", 6, 2),
  substr("id", 7, 2), substr("id", 8, 2), substr("id", 9, 2), substr("id", 10, 2), substr("id", 11, 2)];

-- The marks of the periods from one moment to another: of the shortest that need no more than 16.
CREATE FUNCTION "search_periods"("start" TIMESTAMPTZ, "end" TIMESTAMPTZ) RETURNS INTEGER[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  first INTEGER := "search_period"("start");
  last INTEGER := "search_period"("end");
  longer INTEGER := 0;
BEGIN
  WHILE last - first >= 16 AND longer < 4 LOOP
    first := first >> 3;
    last := last >> 3;
    longer := longer + 1;
  END LOOP;
  RETURN ARRAY(SELECT longer * 1000000 + period FROM generate_series(first, last) AS period);
END $$;

DROP INDEX "search_entries_names";
DROP INDEX "search_entries_places";
DROP INDEX "search_entries_nationality";
DROP INDEX "search_entries_religion";
DROP INDEX "search_entries_cause";
DROP INDEX "search_entries_event";
DROP INDEX "search_entries_name_pieces";
DROP INDEX "search_entries_place_pieces";
DROP INDEX "search_entries_nationality_pieces";
DROP INDEX "search_entries_religion_pieces";
DROP INDEX "search_entries_cause_pieces";
DROP INDEX "search_entries_event_pieces";
CREATE INDEX "search_entries_asked" ON "search_entries" USING gin (
  "search_marks"("createdAt", "birthYear", "deathYear", "majorEvent", "military"),
  "names" gin_trgm_ops, "places" gin_trgm_ops, "nationality" gin_trgm_ops, "religion" gin_trgm_ops,
  "cause" gin_trgm_ops, "event" gin_trgm_ops,
  "search_pieces"(split_part("names", E'\n', 1)), "search_id_pairs"(lower("memorialId")), "search_pieces"("places"), "search_pieces"("nationality"),
  "search_pieces"("religion"), "search_pieces"("cause"), "search_pieces"("event"));

ANALYZE "search_entries";
RESET maintenance_work_mem;
