import pg from 'pg';
import { CHANNEL } from './page-tags.ts';

const RECONNECT_MS = 500;
const CONNECT_MS = 3_000;
/** A cut connection may go unnoticed, so it is checked this often. */
const HEARTBEAT_MS = 2_000;

/** Receives invalidations. Both methods run synchronously when a notice arrives. */
export type Invalidations = {
  /** The page at `path`, an address in English, has changed. */
  onPath(path: string): void;
  /** Notices may have been missed. */
  onLost(): void;
};

const hearers: Invalidations[] = [];

/** Tells `hearer` of changes until the process ends; all that hear in a process share one connection. */
export function hearInvalidations(databaseUrl: string, hearer: Invalidations): void {
  hearers.push(hearer);
  if (hearers.length > 1) return;
  listenForInvalidations(databaseUrl, {
    onPath: (path) => {
      for (const each of hearers) each.onPath(path);
    },
    onLost: () => {
      for (const each of hearers) each.onLost();
    },
  });
}

/**
 * Listens for invalidations on a connection of its own until the process ends. Calls `onLost` whenever
 * notifications may have been missed; the listener then reconnects.
 */
export function listenForInvalidations(databaseUrl: string, handlers: Invalidations): void {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: HEARTBEAT_MS,
  });
  const heartbeat = setInterval(() => client.query('SELECT 1').catch(reconnect), HEARTBEAT_MS);
  heartbeat.unref();
  let ended = false;
  const reconnect = () => {
    if (ended) return;
    ended = true;
    clearInterval(heartbeat);
    handlers.onLost();
    client.end().catch(() => undefined); // the connection is already lost
    setTimeout(() => listenForInvalidations(databaseUrl, handlers), RECONNECT_MS).unref();
  };
  client.on('error', reconnect);
  client.on('end', reconnect);
  client.on('notification', ({ payload }) => payload && handlers.onPath(payload));
  client
    .connect()
    .then(() => client.query(`LISTEN ${CHANNEL}`))
    // Pages cached while nobody listened may be out of date.
    .then(handlers.onLost)
    .catch(reconnect);
}
