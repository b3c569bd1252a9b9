import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a database that can be cut, fall silent and be opened again. */
export type DatabaseProxy = {
  /** The address of the database through the proxy. */
  url: string;
  /** Ends all connections and refuses new ones. */
  cut(): void;
  /** Stops passing data, as if a cable were unplugged: connections stay open, and new ones are accepted. */
  fallSilent(): void;
  open(): void;
  close(): Promise<void>;
};

/** Opens the proxy on loopback, in front of the PostgreSQL at `databaseUrl`. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isOpen = true;
  let isSilent = false;
  const server = createServer((socket) => {
    if (!isOpen) return void socket.destroy();
    if (isSilent) return void sockets.add(socket.on('error', () => {}));
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const [each, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(each);
      each
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(each);
          other.destroy();
        });
      each.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = String(typeof address === 'object' ? address?.port : 0);
  const cut = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port }).href,
    cut,
    fallSilent: () => {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    open: () => {
      isOpen = true;
      isSilent = false;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
