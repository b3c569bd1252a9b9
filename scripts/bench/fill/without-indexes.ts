import type { ClientBase } from 'pg';
import { sideBySide } from './side-by-side';

/** A key that nothing asks for while rows are inserted: no other table refers to it, and rows do not conflict. */
const LOOSE_KEY = 'search_name_words_pkey';

/** What ANALYZE shall not look at, which the definition of an index does not say. */
const TARGETS = `(SELECT coalesce(string_agg(format('; ALTER INDEX %s ALTER COLUMN %s SET STATISTICS %s',
    i.indexrelid::regclass, a.attnum, a.attstattarget), ''), '')
  FROM pg_attribute a WHERE a.attrelid = i.indexrelid AND a.attstattarget >= 0)`;

/**
 * All indexes that can be rebuilt from their definitions: those without a constraint, and that primary key. Those of texts come
 * first: one of them takes longer than most of the others together, which are made beside it.
 */
const LOOSE = `SELECT * FROM (SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS dropped, pg_get_indexdef(i.indexrelid) || ${TARGETS} AS made
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND NOT i.indisunique AND c.relname = ANY($1)
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid)
  UNION ALL SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE conname = $2 AND conrelid::regclass::text = ANY($1)) loose
  ORDER BY made LIKE '%USING gin%' DESC, made`;

/**
 * Drops the indexes of some tables while they are filled, then makes them anew, `clients.length` at a time:
 * that takes a fraction of the time that keeping them up row by row takes.
 */
export async function withoutIndexes(
  clients: ClientBase[],
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const [first] = clients;
  if (!first) throw new Error('No connection was given.');
  const { rows } = await first.query<{ dropped: string; made: string }>(LOOSE, [tables, LOOSE_KEY]);
  for (const { dropped } of rows) await first.query(dropped);
  await fill();
  await sideBySide(
    clients,
    rows.map(({ made }) => made),
  );
}
