import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import {
  FALLBACK_ENCODING_HEADER,
  SHARED_ANSWER_HEADER,
} from '@/lib/platform/cache/internal-headers';

/** Headers that Next or our own code trusts. A client that sends one is forging it (security.md, fact 2). */
const INTERNAL = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  'x-nextjs-data',
  'x-client-address',
  'x-request-id',
  SHARED_ANSWER_HEADER,
  FALLBACK_ENCODING_HEADER,
  'x-matched-path',
  'x-now-route-matches',
  'x-prerender-revalidate',
  'x-prerender-bypass-mode',
  'next-resume',
  'next-action', // there are no Server Actions
]);
const INTERNAL_PREFIXES = ['x-middleware-', 'x-invoke-', 'x-next-'];
/** Only a trusted proxy may set these. */
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip|traceparent|tracestate|baggage)$/;
/** Request ids of common proxies. Anything else could bring a visitor's text into our log. */
const REQUEST_ID = /^[\w.:=+/-]{8,128}$/;

/** Deletes the request headers that only we, or a trusted proxy, may set. */
export function deleteUntrustedHeaders(headers: IncomingHttpHeaders, trustedProxies: number): void {
  for (const name of Object.keys(headers))
    if (
      INTERNAL.has(name) ||
      INTERNAL_PREFIXES.some((prefix) => name.startsWith(prefix)) ||
      (trustedProxies === 0 && FORWARDED.test(name))
    )
      delete headers[name];
}

const STATE = 'next-router-state-tree';
const PREFETCH = 'next-router-prefetch';
/** The only kind of prefetch for which this site is built. */
const PREFETCHES_ROUTES = '1';
/** The only value with which Next reads the state. */
const IN_ROUTERS_FORM = '1';
/** The states of the site's own pages have a few hundred characters. */
const MAX_STATE_LENGTH = 4_000;
/**
 * How deep lists and objects may be inside each other: a level of the router is one of each, and the site's own pages
 * have fewer than ten. Next checks a state in a time that grows with the square of its depth: 11 kB took up to 200 ms.
 */
const MAX_STATE_DEPTH = 40;

/**
 * Deletes headers of Next's router that Next would answer with 500 (security.md, fact 4), and those that it would not
 * read. It then sends all of a page.
 */
export function deleteFaultyRouterHeaders(headers: IncomingHttpHeaders): void {
  const isRead = headers.rsc === IN_ROUTERS_FORM && isReadableState(headers[STATE]);
  if (!isRead) delete headers[STATE];
  if (headers[PREFETCH] !== PREFETCHES_ROUTES) delete headers[PREFETCH];
}

function isReadableState(header: string | string[] | undefined): boolean {
  if (typeof header !== 'string' || header.length > MAX_STATE_LENGTH) return false;
  try {
    if (isDeeper(JSON.parse(decodeURIComponent(header)), MAX_STATE_DEPTH)) return false;
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)));

/** The id of a request in the log and in the response: the trusted proxy's if it sends one, otherwise a new one. */
export function requestIdOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const proxyId = headers['x-request-id'];
  const isTrusted = trustedProxies > 0 && typeof proxyId === 'string' && REQUEST_ID.test(proxyId);
  return isTrusted ? proxyId : randomUUID();
}
