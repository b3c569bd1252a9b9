import type { ClientBase } from 'pg';

/**
 * Keeps autovacuum away from some tables while they are filled: it would read them again and again, and in the end they are
 * tidied and counted in any case.
 */
export async function withoutAutovacuum(
  client: ClientBase,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const alter = async (change: string) => {
    for (const table of tables) await client.query(`ALTER TABLE "${table}" ${change}`);
  };
  await alter('SET (autovacuum_enabled = off)');
  await fill();
  await alter('RESET (autovacuum_enabled)');
}
