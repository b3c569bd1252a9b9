-- The index held all names of each person: whoever had a dozen long ones was too large for it, and could not be saved.
SET lock_timeout = '60s';

DROP INDEX "search_entries_names_order";
CREATE INDEX "search_entries_names_order" ON "search_entries" ("fullName", "memorialId") WHERE "listed";

RESET lock_timeout;
