import autocannon from 'autocannon';
import { nextCaller } from './callers';

/** Enough to keep one process busy. */
const CONNECTIONS = 16;
const TIMEOUT_SECONDS = 20;

type Work = {
  url: string;
  /** The paths to request in turn. */
  paths: string[];
  headers?: Record<string, string>;
} & ({ seconds: number } | { requests: number });

/**
 * Requests the paths as fast as responses arrive, like browsers that accept gzip, from many networks. Returns the
 * number of responses in a second. Throws if a response is not 200.
 */
export async function requestsPerSecond({ url, paths, headers, ...extent }: Work): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    timeout: TIMEOUT_SECONDS,
    headers: { 'accept-encoding': 'gzip', accept: 'text/html,*/*', ...headers },
    requests: paths.map((path) => ({
      path,
      setupRequest: (request) => ({ ...request, headers: { ...request.headers, ...nextCaller() } }),
    })),
    ...('seconds' in extent ? { duration: extent.seconds } : { amount: extent.requests }),
  });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0)
    throw new Error(`${failures} of ${result.requests.total} requests to ${paths[0]} failed`);
  return result.requests.total / result.duration;
}
