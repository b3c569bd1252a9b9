-- Private memorials were for their keepers. Alone in its transaction: it locks these rows until it ends, and the next migration
-- reads the whole table.
SET lock_timeout = '10s';

UPDATE "memorials" SET "visibility" = 'keepers' WHERE NOT "isPublic" AND "visibility" = 'public';

RESET lock_timeout;
