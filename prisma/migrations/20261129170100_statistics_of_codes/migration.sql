-- The planner knows nothing about the ids in upper case until the tables with their new indexes are analysed.
SET lock_timeout = '2min';

ANALYZE "memorials";
ANALYZE "deleted_memorials";
