import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/**
 * Closes connections of the pool on which nothing moves for so long while they are in use. `query_timeout` ends the wait of
 * who asked; without this, the connection would go back to the pool, and the next one would wait for the same nothing until
 * the system gives up, a quarter of an hour later.
 * @param silentMs longer than any statement may take
 */
export function closeSilentConnections(pool: Pool, silentMs: number): void {
  const used = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => used.add(client));
  pool.on('release', (_, client) => used.delete(client));
  pool.on('connect', (client) => {
    const { stream } = (client as PoolClient & { connection: { stream: Socket } }).connection; // not in its types
    client.on('error', () => {}); // who asked is told; one that nobody listens for would end the process
    stream.setTimeout(silentMs, () => {
      if (used.has(client)) stream.destroy(new Error('Query read timeout'));
    });
  });
}
