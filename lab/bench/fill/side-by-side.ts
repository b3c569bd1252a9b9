import type { ClientBase } from 'pg';

/**
 * Runs statements in order, each on the first free connection. Throws the first error, after all running statements
 * have ended.
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
