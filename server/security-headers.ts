import type { ServerResponse } from 'node:http';
import { pageSources } from '@/lib/payments/providers/registry';
import { inlineScriptHashes } from '@/lib/platform/csp/inline-script-hashes';
import { contentSecurityPolicy, mergePageSources } from '@/lib/platform/csp/policy';
import { SCAN_WORKER_POLICIES } from '@/lib/platform/csp/scan-worker-policies';
import { env } from '@/lib/platform/env';
import type { Env } from '@/lib/platform/env-schema';
import { lookSources } from '@/lib/platform/look/look-sources';
import { NEXT_MEDIA } from '@/lib/platform/paths';

/** The headers of every response (security.md, "Headers"), besides the policy. */
const securityHeaders = (): Readonly<Record<string, string>> => ({
  ...strictTransportHeader(env()),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The card provider's popup must be able to send messages to the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': `camera=(self), microphone=(), geolocation=(), payment=(${paymentOrigins()})`,
  'X-Frame-Options': 'DENY',
});
/** Set with the first response, when the settings have been checked. */
let headers: ReturnType<typeof securityHeaders> | undefined;

const TWO_YEARS = 63_072_000;

/**
 * Keeps browsers on https, if the site uses it. Subdomains, and the list that browsers ship with, are included only if
 * the settings say so: neither can be taken back for years.
 */
export function strictTransportHeader(
  settings: Pick<Env, 'SITE_URL' | 'HSTS_INCLUDE_SUBDOMAINS' | 'HSTS_PRELOAD'>,
): Record<string, string> {
  if (!settings.SITE_URL.startsWith('https:')) return {};
  const parts = [`max-age=${TWO_YEARS}`];
  if (settings.HSTS_INCLUDE_SUBDOMAINS) parts.push('includeSubDomains');
  if (settings.HSTS_PRELOAD) parts.push('preload');
  return { 'Strict-Transport-Security': parts.join('; ') };
}

function paymentOrigins(): string {
  const origins = pageSources(process.env).payment.map((origin) => `"${origin}"`);
  return ['self', ...origins].join(' ');
}

/** Statuses of pages that are missing, deleted or private; search engines must not index them. */
const NOT_INDEXED = [404, 410];

/**
 * Adds the headers that the app has not set itself. If they were added earlier, they would be sent twice, since Next
 * appends to an existing header.
 */
export function addSecurityHeaders(response: ServerResponse): void {
  headers ??= securityHeaders();
  for (const [name, value] of Object.entries(headers))
    if (!response.hasHeader(name)) response.setHeader(name, value);
  if (NOT_INDEXED.includes(response.statusCode)) response.setHeader('X-Robots-Tag', 'noindex');
}

/**
 * The policy of a page without a nonce. It allows the page's own inline scripts and the style sheet of the operator's
 * colours by their hashes.
 * @param style sources that allow the style sheets in the page's head
 */
export const policyByHashes = (html: string, style: string[]): string =>
  contentSecurityPolicy(
    inlineScriptHashes(html),
    mergePageSources([pageSources(process.env), { style: [...style, ...lookSources(html)] }]),
  );

const POLICY = 'Content-Security-Policy';
const STRICTEST = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The workers of the scanner, of any release (scripts/build/bundle-scan-workers.ts). */
const SCAN_WORKERS = Object.entries(SCAN_WORKER_POLICIES).map(([worker, policy]) => ({
  address: new RegExp(`^${NEXT_MEDIA}${worker}-[0-9A-Z]{8}\\.js$`),
  policy: `${STRICTEST}; ${policy}`,
}));

/**
 * Ensures that a response has exactly one policy: the strictest if the response has none (JSON, files, redirects,
 * Next's own pages), and the page's own if the middleware has already set another one. A 304 gets none, because a
 * browser would replace the policy of the page that it holds.
 * @param path the path that was requested
 */
export function ensurePolicy(response: ServerResponse, path: string): void {
  const policy = response.getHeader(POLICY);
  const own = Array.isArray(policy) ? policy.at(-1) : policy;
  if (own !== undefined) response.setHeader(POLICY, own);
  else if (response.statusCode !== 304) {
    const worker = SCAN_WORKERS.find(({ address }) => address.test(path));
    response.setHeader(POLICY, worker?.policy ?? STRICTEST);
  }
}
