-- How common causes and events are: the planner knew it of the columns, and of the expressions that the index has now it knows nothing yet.
SET lock_timeout = '2min';

ANALYZE "search_entries";
