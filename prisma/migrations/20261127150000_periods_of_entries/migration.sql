-- When a memorial was made is asked of the index of searches apart from all other marks, and costs less to say of an entry at
-- hand (docs/decisions/0124-periods-are-asked-for-last.md).
SET lock_timeout = '5s';

-- What can be asked of an entry beside its texts, as numbers (lib/memorials/queries/entry-marks.ts): its years; its event;
-- whether somebody served.
CREATE FUNCTION "search_marks"("born" INTEGER, "died" INTEGER, "event" "MajorEvent", "military" BOOLEAN)
  RETURNS INTEGER[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ARRAY[
    10000000 + "born",
    11000000 + "died",
    12000000 + CASE "event" WHEN 'war_conflict' THEN 0 WHEN 'natural_disaster' THEN 1 WHEN 'pandemic_disease' THEN 2
      WHEN 'major_accident' THEN 3 ELSE 4 END,
    13000000 + "military"::int];

-- The periods in which a memorial was made, each by its beginning: of 4 hours, and of 8, 64, 512 and 4,096 times as long.
-- Those of each length begin a second later than those of the one before, so that no two are the same.
CREATE FUNCTION "search_periods"("created" TIMESTAMPTZ) RETURNS TIMESTAMPTZ[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ARRAY[
  date_bin('4 hours', "created", TIMESTAMPTZ '2000-01-01 00:00:00+00'),
  date_bin('32 hours', "created", TIMESTAMPTZ '2000-01-01 00:00:01+00'),
  date_bin('256 hours', "created", TIMESTAMPTZ '2000-01-01 00:00:02+00'),
  date_bin('2048 hours', "created", TIMESTAMPTZ '2000-01-01 00:00:03+00'),
  date_bin('16384 hours', "created", TIMESTAMPTZ '2000-01-01 00:00:04+00')];

-- The periods from one moment to another: of the shortest length of which no more than 16 are needed.
CREATE FUNCTION "search_periods_between"("start" TIMESTAMPTZ, "end" TIMESTAMPTZ) RETURNS TIMESTAMPTZ[]
  LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
DECLARE
  longest CONSTANT INTERVAL := '16384 hours';
  length INTERVAL := '4 hours';
  first TIMESTAMPTZ := '2000-01-01 00:00:00+00';
BEGIN
  WHILE "end" - date_bin(length, "start", first) >= 16 * length AND length < longest LOOP
    length := 8 * length;
    first := first + INTERVAL '1 second';
  END LOOP;
  RETURN ARRAY(SELECT generate_series(date_bin(length, "start", first), "end", length));
END $$;
