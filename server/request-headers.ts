import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
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

/** The id of a request in the log and in the response: the trusted proxy's if it sends one, otherwise a new one. */
export function requestIdOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const proxyId = headers['x-request-id'];
  const isTrusted = trustedProxies > 0 && typeof proxyId === 'string' && REQUEST_ID.test(proxyId);
  return isTrusted ? proxyId : randomUUID();
}
