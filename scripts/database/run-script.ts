import type { Pool } from 'pg';
import { isConcurrent, splitStatements } from './split-statements';

/**
 * Runs the SQL of a migration in one transaction, or statement by statement if it uses CONCURRENTLY, which PostgreSQL
 * refuses in a transaction (decision 0085).
 */
export async function runScript(pool: Pick<Pool, 'connect' | 'query'>, script: string) {
  const statements = /concurrently/i.test(script) ? await splitStatements(script) : [];
  if (!statements.some(isConcurrent)) return void (await pool.query(script));
  const client = await pool.connect();
  try {
    for (const { text } of statements) await client.query(text);
  } finally {
    await client.query('RESET lock_timeout').finally(() => client.release());
  }
}
