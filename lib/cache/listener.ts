import pg from 'pg';
import { CHANNEL } from './channel.ts';

const RECONNECT_MS = 500;
const CONNECT_MS = 3_000;
/** A line that is cut says nothing by itself, so it is asked this often. */
const HEARTBEAT_MS = 2_000;

type Handlers = { onPath: (path: string) => void; onLost: () => void };

/**
 * Listens for invalidations on a connection of its own, for as long as the process lives.
 * `onLost` is called whenever notices may have been missed; the listener then connects again.
 */
export function listenForInvalidations(databaseUrl: string, handlers: Handlers): void {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: HEARTBEAT_MS,
  });
  const heartbeat = setInterval(() => client.query('SELECT 1').catch(again), HEARTBEAT_MS);
  heartbeat.unref();
  let ended = false;
  const again = () => {
    if (ended) return;
    ended = true;
    clearInterval(heartbeat);
    handlers.onLost();
    client.end().catch(() => undefined); // it is lost already; there is nothing to do about it
    setTimeout(() => listenForInvalidations(databaseUrl, handlers), RECONNECT_MS).unref();
  };
  client.on('error', again);
  client.on('end', again);
  client.on('notification', ({ payload }) => payload && handlers.onPath(payload));
  client
    .connect()
    .then(() => client.query(`LISTEN ${CHANNEL}`))
    // What was cached while nobody listened may be out of date.
    .then(handlers.onLost)
    .catch(again);
}
