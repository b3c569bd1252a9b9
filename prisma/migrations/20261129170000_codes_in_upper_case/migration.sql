-- A code that an engraver wrote in upper case is compared with ids in upper case
-- (lib/memorials/queries/ids-of-code.ts). COLLATE "C", since in some languages the upper case of i is not I.
SET lock_timeout = '2min';

DROP INDEX CONCURRENTLY IF EXISTS "memorials_id_in_upper_case";
CREATE INDEX CONCURRENTLY "memorials_id_in_upper_case" ON "memorials" (upper("id" COLLATE "C"));

DROP INDEX CONCURRENTLY IF EXISTS "deleted_memorials_id_in_upper_case";
CREATE INDEX CONCURRENTLY "deleted_memorials_id_in_upper_case" ON "deleted_memorials" (upper("id" COLLATE "C"));
