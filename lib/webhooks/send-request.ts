import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';
import { type DeliveryError, TRY_MS } from './rules';
import { hostOf, type Target } from './target';

/** So much of an answer is read, so that whoever sends it is not cut off in the middle of a few words. Nothing of it is kept. */
const ANSWER_BYTES = 64 * 1024;

/** The code of the answer, or why there is none. */
export type Sent = { status: number } | { error: DeliveryError };

/** What tests put in the place of the internet. */
export type World = {
  /** All addresses of a name; none where nobody knows it. */
  resolve: (host: string, signal: AbortSignal) => Promise<string[]>;
  isPublic: (address: string) => boolean;
  /** A certificate to trust beside those that everybody does. */
  ca?: string;
  timeoutMs: number;
};

const INTERNET: World = { resolve, isPublic: isPublicAddress, timeoutMs: TRY_MS };

/**
 * Posts a body to an endpoint and returns the code of its answer, or why there was none. The name is looked up once, here, each of its
 * addresses must be public, and the connection is made to one of those: a name that points elsewhere a moment later changes nothing
 * (security.md, "Calls to strangers' addresses"). Follows no redirect, uses no proxy, and ends after `timeoutMs`, counted from the look-up.
 */
export async function sendRequest(
  { url, isTest }: Target,
  body: string,
  headers: Record<string, string>,
  world: Partial<World> = {},
): Promise<Sent> {
  const { resolve, isPublic, ca, timeoutMs } = { ...INTERNET, ...world };
  const signal = AbortSignal.timeout(timeoutMs);
  const host = hostOf(url);
  try {
    const isLiteral = isIP(host) !== 0;
    const addresses =
      isLiteral || isTest ? [isTest ? '127.0.0.1' : host] : await resolve(host, signal);
    if (addresses.length === 0) return { error: 'unknown' };
    if (!isTest && !addresses.every(isPublic)) return { error: 'address' };
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: only(addresses),
      signal,
    };
    const request = isTest
      ? http.request(url, { ...options, agent: new http.Agent() })
      : // An agent of its own has no proxy from the environment, and keeps no connection for a name that has moved.
        https.request(url, { ...options, agent: new https.Agent({ ca, maxCachedSessions: 0 }) });
    return { status: await statusOf(request, body) };
  } catch {
    return { error: signal.aborted ? 'time' : 'connection' };
  }
}

/** A look-up that knows these addresses alone, whatever it is asked. */
const only =
  (addresses: string[]): LookupFunction =>
  (_host, { all }, answer) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = found;
    if (all || !first) answer(null, found);
    else answer(null, first.address, first.family);
  };

function statusOf(request: http.ClientRequest, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let status: number | undefined;
    // The code is what counts: what becomes of the rest changes nothing.
    request.on('error', (error) => (status === undefined ? reject(error) : resolve(status)));
    request.on('response', (response) => {
      const code = response.statusCode ?? 0;
      status = code;
      let bytes = 0;
      response.on('error', () => resolve(code));
      response.on('close', () => resolve(code));
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > ANSWER_BYTES) request.destroy();
      });
    });
    request.end(body);
  });
}

/** By the name servers of the machine, and not by its list of hosts, nor in the few threads that read files, too. */
async function resolve(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const onAbort = () => resolver.cancel();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
