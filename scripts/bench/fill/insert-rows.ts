import type { ClientBase } from 'pg';

type Row = Record<string, unknown>;

/** Inserts rows that have the same columns; the others get their defaults. */
export async function insertRows(client: ClientBase, table: string, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => client.escapeIdentifier(name))
    .join(', ');
  const into = client.escapeIdentifier(table);
  const sql = `INSERT INTO ${into} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${into}, $1)`;
  await client.query(sql, [JSON.stringify(rows)]);
}
