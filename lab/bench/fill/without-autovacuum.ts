import { Client } from 'pg';

/**
 * Keeps autovacuum away from some tables while they are filled: it would read them again and again, and in the end they are
 * tidied and counted in any case. It comes back after a fill that fails, too, whose error is thrown even if that fails as well.
 */
export async function withoutAutovacuum(
  url: string,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const reset = () => alter(url, tables, 'RESET (autovacuum_enabled)');
  try {
    await alter(url, tables, 'SET (autovacuum_enabled = off)');
    await fill();
  } catch (error) {
    await reset().catch(() => undefined);
    throw error;
  }
  await reset();
}

/** By a connection of its own: those of a fill that failed may be lost, or in a transaction that cannot go on. */
async function alter(url: string, tables: string[], change: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const table of tables) await client.query(`ALTER TABLE "${table}" ${change}`);
  } finally {
    await client.end();
  }
}
