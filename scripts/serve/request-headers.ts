import type { IncomingHttpHeaders } from 'node:http';

/**
 * Names under which Next or our own code trusts what it reads. From outside they are lies
 * (design/security.md, fact 2).
 */
const OURS = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  'x-nextjs-data',
  'x-client-address',
  'x-request-id',
  'x-matched-path',
  'x-now-route-matches',
  'x-prerender-revalidate',
  'x-prerender-bypass-mode',
  'next-resume',
]);
const OURS_STARTS = ['x-middleware-', 'x-invoke-', 'x-next-'];
/** Only a proxy that we trust may say these. */
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip)$/;

/** Removes from a request's headers what only this house may say. */
export function dropForeignHeaders(headers: IncomingHttpHeaders, trustedProxies: number): void {
  for (const name of Object.keys(headers))
    if (
      OURS.has(name) ||
      OURS_STARTS.some((start) => name.startsWith(start)) ||
      (trustedProxies === 0 && FORWARDED.test(name))
    )
      delete headers[name];
}
