import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/**
 * Closes connections that are in use but have been silent for too long. `query_timeout` only ends
 * the caller's wait; the dead connection would return to the pool, and the next caller would wait
 * until the operating system gives up, a quarter of an hour later.
 * @param silentMs longer than any statement may take
 */
export function closeSilentConnections(pool: Pool, silentMs: number): void {
  const used = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => used.add(client));
  pool.on('release', (_, client) => used.delete(client));
  pool.on('connect', (client) => {
    const { stream } = (client as PoolClient & { connection: { stream: Socket } }).connection; // missing in its types
    client.on('error', () => {}); // the caller gets the error; without a listener it would end the process
    stream.setTimeout(silentMs, () => {
      if (used.has(client)) stream.destroy(new Error('Query read timeout'));
    });
  });
}
