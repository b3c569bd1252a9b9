import type { ClientBase } from 'pg';

/** The indexes that no constraint needs: all that can be made anew from its definition. */
const LOOSE = `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND NOT i.indisunique AND c.relname = ANY($1)
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid)
  ORDER BY 1`;

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
  const { rows } = await first.query<{ name: string; definition: string }>(LOOSE, [tables]);
  for (const { name } of rows) await first.query(`DROP INDEX ${name}`);
  await fill();
  await Promise.all(
    clients.map(async (client) => {
      for (let row = rows.shift(); row; row = rows.shift()) await client.query(row.definition);
    }),
  );
}
