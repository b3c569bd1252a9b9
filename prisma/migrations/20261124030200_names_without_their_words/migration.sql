-- The only statement here, because a transaction cannot make an index while others write.
CREATE INDEX CONCURRENTLY "search_entries_names_order" ON "search_entries" ("fullName", "memorialId") WHERE "listed";
