import { Client } from 'pg';

/**
 * Locks a row from a separate connection, as another instance would. Returns the function that releases the lock.
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
