import { findFreePort, isPortFree } from '../net/find-free-port';

/**
 * Returns the port to serve on: the wanted one, else the next free one. With `never`, throws if the port is in use,
 * because a proxy forwards to exactly that port.
 */
export async function choosePort(wanted: number, embedded: 'auto' | 'never'): Promise<number> {
  if (wanted === 0) return findFreePort();
  if (await isPortFree(wanted)) return wanted;
  if (embedded === 'never') throw new Error(`port ${wanted} (PORT) is in use.`);
  const port = await findFreePort(wanted + 1);
  console.log(`Port ${wanted} is in use, so the site is served on port ${port}.\n`);
  return port;
}
