import { Client } from 'pg';

/**
 * Disables autovacuum for some tables while they are filled: it would read them again and again, and they are vacuumed
 * at the end anyway. Resets this setting even if filling fails. The error of the fill is thrown, even if the reset
 * fails, too.
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

/** Uses a new connection: those of a failed fill may be lost, or in an aborted transaction. */
async function alter(url: string, tables: string[], change: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const table of tables) await client.query(`ALTER TABLE "${table}" ${change}`);
  } finally {
    await client.end();
  }
}
