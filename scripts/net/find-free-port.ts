import getPort, { clearLockedPorts } from 'get-port';

const LAST_PORT = 65_535;

/** Returns the first free port of this machine, starting at `preferred`; 0 means any. */
export const findFreePort = (preferred = 0): Promise<number> =>
  getPort({ port: preferred === 0 ? 0 : portsFrom(preferred) });

export async function isPortFree(port: number): Promise<boolean> {
  clearLockedPorts(); // otherwise it skips ports that it has recently returned
  return (await getPort({ port })) === port;
}

/** Unlike the package's own function for ranges, accepts ports below 1024. */
const portsFrom = (first: number) =>
  Array.from({ length: LAST_PORT - first + 1 }, (_, step) => first + step);
