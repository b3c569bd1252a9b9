import { describe, expect, it } from 'vitest';
import { findMigrationErrors } from '@/scripts/checks/migration-errors';

const BOUND = "SET lock_timeout = '5s';\n";
const REBUILT = (name: string) => `DROP INDEX CONCURRENTLY IF EXISTS ${name};
  CREATE INDEX CONCURRENTLY ${name} ON memorials (name);`;

describe('a migration is accepted that', () => {
  it.each([
    ['bounds its locks', 'ALTER TABLE memorials ADD COLUMN motto text;'],
    ['builds an index while others write', REBUILT('by_name')],
    ['indexes a table that it creates', 'CREATE TABLE t (a int UNIQUE); CREATE INDEX i ON t (a);'],
    ['fills a table that it creates', 'CREATE TABLE t AS SELECT 1 AS a; CREATE INDEX i ON t (a);'],
    ['turns an index into a constraint', 'ALTER TABLE a ADD CONSTRAINT c UNIQUE USING INDEX i;'],
    ['rebuilds an index while others write', 'REINDEX INDEX CONCURRENTLY by_name;'],
    [
      'changes rows of a table that it has altered',
      "ALTER TABLE a ADD COLUMN b text; UPDATE a SET b = ''; ALTER TABLE a ALTER b SET NOT NULL;",
    ],
    ['validates after a clean-up', 'DELETE FROM a; ALTER TABLE a VALIDATE CONSTRAINT c;'],
    ['only names an index in a comment', '-- CREATE INDEX i ON memorials (a);\nSELECT 1;'],
  ])('%s', async (_, sql) => {
    expect(await findMigrationErrors(BOUND + sql)).toEqual([]);
  });
});

describe('a migration is refused that', () => {
  it.each([
    ['sets no bound', 'SELECT 1;', 'lock_timeout'],
    ['sets the bound too late', `SELECT 1; ${BOUND}`, 'lock_timeout'],
    ['sets a bound of zero, which is none', 'SET lock_timeout = 0; SELECT 1;', 'lock_timeout'],
    ['resets its bound', `${BOUND} RESET lock_timeout; SELECT 1;`, 'lock_timeout'],
    ['blocks writes', `${BOUND} CREATE INDEX i ON memorials (a);`, 'on memorials without'],
    [
      'blocks writes to a table in quotation marks',
      `${BOUND} CREATE UNIQUE INDEX "é" ON "memorials" (a);`,
      'without CONC',
    ],
    [
      'trusts IF NOT EXISTS',
      `${BOUND} CREATE TABLE IF NOT EXISTS t (a int); CREATE INDEX i ON t (a);`,
      'on t',
    ],
    ['adds a unique column', `${BOUND} ALTER TABLE a ADD COLUMN b int UNIQUE;`, 'constraint to a'],
    ['adds a key', `${BOUND} ALTER TABLE a ADD PRIMARY KEY (b);`, 'constraint to a'],
    [
      'adds an exclusion constraint',
      `${BOUND} ALTER TABLE a ADD EXCLUDE USING gist (b WITH =);`,
      'constraint to a',
    ],
    ['rebuilds an index', `${BOUND} REINDEX TABLE memorials;`, 'on memorials without'],
    ['hides an index', `${BOUND} DO $$ BEGIN CREATE INDEX i ON a (b); END $$;`, 'in a block'],
    ['cannot run again', `${BOUND} CREATE INDEX CONCURRENTLY i ON a (b);`, 'builds "i" without'],
    [
      'would keep an unfinished index',
      `${BOUND} CREATE INDEX CONCURRENTLY IF NOT EXISTS i ON a (b);`,
      'builds "i" without',
    ],
    [
      'does more than rebuild an index',
      `${BOUND} ${REBUILT('i')} UPDATE memorials SET name = '';`,
      'UpdateStmt beside',
    ],
    [
      'could deadlock with a visitor',
      `${BOUND} UPDATE a SET b = 1; ALTER TABLE a ADD COLUMN c text;`,
      'alters a after',
    ],
    ['drops a table, too', `${BOUND} ${REBUILT('i')} DROP TABLE IF EXISTS old;`, 'DropStmt beside'],
  ])('%s', async (_, sql, fault) => {
    expect((await findMigrationErrors(sql)).join()).toContain(fault);
  });
});
