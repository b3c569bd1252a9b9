-- The index in which the periods come last takes the place and the name of the one before. Nobody looks at the statistics of
-- marks, pieces and periods, which take long to make (20261126140000_no_statistics_of_pieces).
SET lock_timeout = '5s';

DROP INDEX "search_entries_asked";
ALTER INDEX "search_entries_asked_last" RENAME TO "search_entries_asked";
ALTER INDEX "search_entries_asked" ALTER COLUMN 1 SET STATISTICS 0;
ALTER INDEX "search_entries_asked" ALTER COLUMN 8 SET STATISTICS 0;
ALTER INDEX "search_entries_asked" ALTER COLUMN 9 SET STATISTICS 0;
ALTER INDEX "search_entries_asked" ALTER COLUMN 10 SET STATISTICS 0;
ALTER INDEX "search_entries_asked" ALTER COLUMN 11 SET STATISTICS 0;
ALTER INDEX "search_entries_asked" ALTER COLUMN 12 SET STATISTICS 0;
ALTER INDEX "search_entries_asked" ALTER COLUMN 13 SET STATISTICS 0;
ALTER INDEX "search_entries_asked" ALTER COLUMN 14 SET STATISTICS 0;
ALTER INDEX "search_entries_asked" ALTER COLUMN 15 SET STATISTICS 0;

DROP FUNCTION "search_marks"(TIMESTAMPTZ, INTEGER, INTEGER, "MajorEvent", BOOLEAN);
DROP FUNCTION "search_periods"(TIMESTAMPTZ, TIMESTAMPTZ);
DROP FUNCTION "search_period"(TIMESTAMPTZ);
