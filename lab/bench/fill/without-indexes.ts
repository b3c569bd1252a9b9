import type { ClientBase } from 'pg';
import { sideBySide } from './side-by-side';

/**
 * Primary keys that are not needed while rows are inserted: no other table refers to them, and rows do not conflict.
 */
const DROPPABLE_KEYS = ['search_name_words_pkey', 'search_entries_pkey'];

const CONSTRAINTS = `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS dropped,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS made
  FROM pg_constraint WHERE conrelid::regclass::text = ANY($1)`;

/**
 * The fill's rows refer only to rows that it has inserted itself. With foreign keys, each would be looked up one by
 * one.
 */
const REFERENCES = `${CONSTRAINTS} AND contype = 'f'`;

/** The statistics targets of index columns, which an index's definition does not include. */
const STATISTICS_TARGETS = `(SELECT coalesce(string_agg(format('; ALTER INDEX %s ALTER COLUMN %s SET STATISTICS %s',
    i.indexrelid::regclass, a.attnum, a.attstattarget), ''), '')
  FROM pg_attribute a WHERE a.attrelid = i.indexrelid AND a.attstattarget >= 0)`;

/**
 * All indexes that can be rebuilt from their definitions: those without a constraint, and the keys above. Text indexes
 * come last: one of them takes longer than all others together, and PostgreSQL builds it with several processes.
 */
const REBUILDABLE_INDEXES = `SELECT * FROM (SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS dropped, pg_get_indexdef(i.indexrelid) || ${STATISTICS_TARGETS} AS made
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND NOT i.indisunique AND c.relname = ANY($1)
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid)
  UNION ALL ${CONSTRAINTS} AND conname = ANY($2)) loose
  ORDER BY made LIKE '%USING gin%', made`;

type RebuildStatements = { dropped: string; made: string };

/**
 * Drops the indexes and foreign keys of some tables while they are filled, then recreates them: the indexes
 * `clients.length` at a time, then the foreign keys one by one.
 * That takes a fraction of the time that updating them row by row takes. After a failed fill the database lacks
 * both, and must be thrown away.
 */
export async function withoutIndexes(
  clients: ClientBase[],
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const [first] = clients;
  if (!first) throw new Error('No connection was given.');
  const { rows: references } = await first.query<RebuildStatements>(REFERENCES, [tables]);
  const { rows: indexes } = await first.query<RebuildStatements>(REBUILDABLE_INDEXES, [
    tables,
    DROPPABLE_KEYS,
  ]);
  for (const { dropped: dropSql } of [...references, ...indexes]) await first.query(dropSql);
  await fill();
  await sideBySide(
    clients,
    indexes.map(({ made: createSql }) => createSql),
  );
  for (const { made: createSql } of references) await first.query(createSql);
}
