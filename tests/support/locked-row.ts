import { Client } from 'pg';

/**
 * Holds a row's lock from a connection of its own, as another instance would. Takes the table and the
 * row's id; gives the way to let go.
 */
export async function lockRow(table: 'orders' | 'memorial_drafts', id: string) {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query('BEGIN');
  await client.query(`SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
  return async () => {
    await client.query('ROLLBACK');
    await client.end();
  };
}
