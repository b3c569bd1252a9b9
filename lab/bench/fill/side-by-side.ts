import type { ClientBase } from 'pg';

/**
 * Runs statements in order, each on the first free connection. A connection ends at its first error, while the others
 * run the remaining statements; then throws that error.
 */
export async function sideBySide(
  clients: readonly ClientBase[],
  statements: readonly string[],
): Promise<void> {
  const remaining = [...statements];
  const results = await Promise.allSettled(
    clients.map(async (client) => {
      for (let next = remaining.shift(); next; next = remaining.shift()) await client.query(next);
    }),
  );
  for (const each of results) if (each.status === 'rejected') throw each.reason;
}
