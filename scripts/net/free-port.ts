import { createServer } from 'node:net';

/** Both loopback addresses: a browser may try either for "localhost". */
const HOSTS = ['127.0.0.1', '::1'];

/** The first port from `preferred` on that nothing on this machine listens to; 0 asks for any. */
export async function freePort(preferred = 0): Promise<number> {
  if (preferred === 0) return (await bind(0, '127.0.0.1')) ?? freePort(preferred);
  for (let port = preferred; port <= 65_535; port += 1) if (await isFree(port)) return port;
  throw new Error(`No free port from ${preferred} on`);
}

export async function isFree(port: number): Promise<boolean> {
  for (const host of HOSTS) if ((await bind(port, host)) === undefined) return false;
  return true;
}

/** Binds for a moment. Gives the port, or undefined when it is taken or not ours to take. */
function bind(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      // No IPv6 on this machine: then nothing listens there either.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(port);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
