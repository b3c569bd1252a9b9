-- A search for a name, in the order of names, walks far where few at the beginning of the alphabet have it: with the names
-- in the index it need not look at the entries, which are in another order.
DROP INDEX "search_entries_names_order";
CREATE INDEX "search_entries_names_order" ON "search_entries" ("fullName", "memorialId") INCLUDE ("names") WHERE "listed";
