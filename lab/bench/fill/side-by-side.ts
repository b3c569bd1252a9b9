import type { ClientBase } from 'pg';

/** Runs statements in their order, each by the first connection that is free. Throws the first error, once none runs any more. */
export async function sideBySide(
  clients: readonly ClientBase[],
  statements: readonly string[],
): Promise<void> {
  const left = [...statements];
  const ended = await Promise.allSettled(
    clients.map(async (client) => {
      for (let next = left.shift(); next; next = left.shift()) await client.query(next);
    }),
  );
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}
