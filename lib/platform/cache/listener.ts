import pg from 'pg';
import { INVALIDATION_CHANNEL, SETTINGS_PAYLOAD } from './page-tags.ts';

const RECONNECT_MS = 500;
const CONNECT_MS = 3_000;
/** A broken connection may go unnoticed, so it is checked this often. */
const HEARTBEAT_MS = 2_000;

/** All methods are synchronous. */
export type InvalidationListener = {
  /** The page at `path`, an English address, has changed. */
  onPath(path: string): void;
  /** A site setting has changed, and with it every page (lib/platform/site-settings). */
  onSettings?(): void;
  /**
   * The connection is lost: notifications are missed from now on, and may have been missed before.
   */
  onDisconnect(): void;
  /** Notifications arrive from now on. Until now some may have been missed. */
  onConnect(): void;
};

const listeners: InvalidationListener[] = [];
/** The connection of `addInvalidationListener`, while it listens. */
let listeningClient: pg.Client | undefined;

/**
 * Calls `listener` for changes until the process ends. All listeners of a process share one connection.
 */
export function addInvalidationListener(databaseUrl: string, listener: InvalidationListener): void {
  listeners.push(listener);
  if (!listeningClient) listener.onDisconnect();
  if (listeners.length > 1) return;
  const all: InvalidationListener = {
    onPath: (path) => {
      for (const each of listeners) each.onPath(path);
    },
    onSettings: () => {
      for (const each of listeners) each.onSettings?.();
    },
    onDisconnect: () => {
      for (const each of listeners) each.onDisconnect();
    },
    onConnect: () => {
      for (const each of listeners) each.onConnect();
    },
  };
  openInvalidationListener(databaseUrl, all, (client) => {
    listeningClient = client;
  });
}

/**
 * Runs a query on the listening connection and returns its only row. Throws while nobody listens.
 */
export async function queryOnListener<Row extends pg.QueryResultRow>(query: string): Promise<Row> {
  const [row] = (await listeningClient?.query<Row>(query))?.rows ?? [];
  if (!row) throw new Error('There is no connection that listens for changes.');
  return row;
}

/**
 * Listens for invalidations on a separate connection until the process ends. Calls `onDisconnect` when
 * the connection is lost or cannot be opened, and `onConnect` whenever it listens.
 * @param onConnection receives the connection when it listens, and undefined when it is lost
 */
export function openInvalidationListener(
  databaseUrl: string,
  handlers: InvalidationListener,
  onConnection: (client: pg.Client | undefined) => void = () => {},
): void {
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
    onConnection(undefined);
    handlers.onDisconnect();
    client.end().catch(() => undefined); // the connection is already lost
    setTimeout(
      () => openInvalidationListener(databaseUrl, handlers, onConnection),
      RECONNECT_MS,
    ).unref();
  };
  client.on('error', reconnect);
  client.on('end', reconnect);
  client.on('notification', ({ payload }) => {
    if (payload === SETTINGS_PAYLOAD) handlers.onSettings?.();
    else if (payload) handlers.onPath(payload);
  });
  client
    .connect()
    .then(() => client.query(`LISTEN ${INVALIDATION_CHANNEL}`))
    .then(() => {
      onConnection(client);
      handlers.onConnect();
    })
    .catch(reconnect);
}
