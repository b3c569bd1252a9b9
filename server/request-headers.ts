import type { IncomingHttpHeaders } from 'node:http';
import { SHARED_ANSWER, STAND_IN_ENCODING } from '@/lib/platform/cache/shared-answer';

/**
 * Headers that Next or our own code trusts. A client that sends them is forging them
 * (security.md, fact 2).
 */
const OURS = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  'x-nextjs-data',
  'x-client-address',
  'x-request-id',
  SHARED_ANSWER,
  STAND_IN_ENCODING,
  'x-matched-path',
  'x-now-route-matches',
  'x-prerender-revalidate',
  'x-prerender-bypass-mode',
  'next-resume',
]);
const OURS_STARTS = ['x-middleware-', 'x-invoke-', 'x-next-'];
/** Only a trusted proxy may set these. */
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip|traceparent|tracestate|baggage)$/;

/** Deletes the request headers that only we, or a trusted proxy, may set. */
export function deleteForeignHeaders(headers: IncomingHttpHeaders, trustedProxies: number): void {
  for (const name of Object.keys(headers))
    if (
      OURS.has(name) ||
      OURS_STARTS.some((start) => name.startsWith(start)) ||
      (trustedProxies === 0 && FORWARDED.test(name))
    )
      delete headers[name];
}
