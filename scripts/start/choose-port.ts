import { findFreePort, isPortFree } from '../net/find-free-port';

/**
 * Returns the port to serve on: the preferred one, or else the next free one. With `never`, throws if the port is in
 * use, because a proxy forwards to exactly that port.
 */
export async function choosePort(preferred: number, embedded: 'auto' | 'never'): Promise<number> {
  if (preferred === 0) return findFreePort();
  if (await isPortFree(preferred)) return preferred;
  if (embedded === 'never') throw new Error(`port ${preferred} (PORT) is in use.`);
  const port = await findFreePort(preferred + 1);
  console.log(`Port ${preferred} is in use, so the site is served on port ${port}.\n`);
  return port;
}
