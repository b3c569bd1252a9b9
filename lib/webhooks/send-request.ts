import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';
import { type DeliveryError, TRY_TIMEOUT_MS } from './rules';
import { hostOf, type Target } from './target';

/** How much of an answer is read and discarded, so that a short answer is not cut off. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** The status of the answer, or why there is none. */
export type RequestResult = { status: number } | { error: DeliveryError };

/** Tests replace parts of the internet with this. */
export type NetworkAccess = {
  /** All addresses of a name; empty if it does not exist. */
  resolve: (host: string, signal: AbortSignal) => Promise<string[]>;
  isPublic: (address: string) => boolean;
  /** A certificate to trust besides the usual ones. */
  ca?: string;
  timeoutMs: number;
};

const DEFAULT_NETWORK: NetworkAccess = {
  resolve,
  isPublic: isPublicAddress,
  timeoutMs: TRY_TIMEOUT_MS,
};

/**
 * Posts a body and returns the status of the answer, or why there was none. Resolves the name once,
 * requires all its addresses to be public, and connects to one of these, so that a name which
 * changes a moment later has no effect (security.md, "Calls to strangers' addresses"). Follows no
 * redirect, uses no proxy, and stops after `timeoutMs`, including the time for resolving.
 */
export async function sendRequest(
  { url, isTest }: Target,
  body: string,
  headers: Record<string, string>,
  network: Partial<NetworkAccess> = {},
): Promise<RequestResult> {
  const { resolve, isPublic, ca, timeoutMs } = { ...DEFAULT_NETWORK, ...network };
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
      lookup: fixedLookup(addresses),
      signal,
    };
    const request = isTest
      ? http.request(url, { ...options, agent: new http.Agent() })
      : // A new agent has no proxy from the environment, and keeps no connection for a name that has moved.
        https.request(url, { ...options, agent: new https.Agent({ ca, maxCachedSessions: 0 }) });
    return { status: await statusOf(request, body) };
  } catch {
    return { error: signal.aborted ? 'time' : 'connection' };
  }
}

/** A lookup function that always returns these addresses. */
const fixedLookup =
  (addresses: string[]): LookupFunction =>
  (_host, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = found;
    if (all || !first) callback(null, found);
    else callback(null, first.address, first.family);
  };

function statusOf(request: http.ClientRequest, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let status: number | undefined;
    // Only the status matters; errors after it are ignored.
    request.on('error', (error) => (status === undefined ? reject(error) : resolve(status)));
    request.on('response', (response) => {
      const code = response.statusCode ?? 0;
      status = code;
      let bytes = 0;
      response.on('error', () => resolve(code));
      response.on('close', () => resolve(code));
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_ANSWER_BYTES) request.destroy();
      });
    });
    request.end(body);
  });
}

/**
 * Asks the name servers directly. Ignores the hosts file, and does not use the few threads that
 * also read files.
 */
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
