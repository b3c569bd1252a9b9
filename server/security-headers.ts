import type { ServerResponse } from 'node:http';
import { pageSources } from '@/lib/payments/providers/registry';
import { inlineScriptHashes } from '@/lib/platform/csp/inline-script-hashes';
import { contentSecurityPolicy, mergePageSources } from '@/lib/platform/csp/policy';
import { env } from '@/lib/platform/env';
import type { Env } from '@/lib/platform/env-schema';
import { lookSources } from '@/lib/platform/look/look-sources';

/** The headers of every response (security.md, "Headers"), beside the policy. */
const securityHeaders = (): Readonly<Record<string, string>> => ({
  ...strictTransport(env()),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The card provider's window must be able to speak to the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': `camera=(self), microphone=(), geolocation=(), payment=(${payers()})`,
  'X-Frame-Options': 'DENY',
});
/** Made with the first response: by then the settings are checked, and a fault in them has been named. */
let made: ReturnType<typeof securityHeaders> | undefined;

const TWO_YEARS = 63_072_000;

/**
 * Keeps browsers on https. Only for a site that has it, and for other hosts of its domain, or for the list
 * that browsers are shipped with, only where the settings say so: neither can be taken back for years.
 */
export function strictTransport(
  settings: Pick<Env, 'SITE_URL' | 'HSTS_INCLUDE_SUBDOMAINS' | 'HSTS_PRELOAD'>,
): Record<string, string> {
  if (!settings.SITE_URL.startsWith('https:')) return {};
  const parts = [`max-age=${TWO_YEARS}`];
  if (settings.HSTS_INCLUDE_SUBDOMAINS) parts.push('includeSubDomains');
  if (settings.HSTS_PRELOAD) parts.push('preload');
  return { 'Strict-Transport-Security': parts.join('; ') };
}

function payers(): string {
  const origins = pageSources(process.env).payment.map((origin) => `"${origin}"`);
  return ['self', ...origins].join(' ');
}

/** Statuses of pages that are missing, deleted or private; search engines must not index them. */
const NOT_INDEXED = [404, 410];

/** Adds the headers that the app did not set itself: Next would append to an existing header. */
export function addSecurityHeaders(response: ServerResponse): void {
  made ??= securityHeaders();
  for (const [name, value] of Object.entries(made))
    if (!response.hasHeader(name)) response.setHeader(name, value);
  if (NOT_INDEXED.includes(response.statusCode)) response.setHeader('X-Robots-Tag', 'noindex');
}

/**
 * The policy of a page without a nonce: its own inline scripts may run, and the operator's colours hold, by their hashes.
 * @param style the sources that allow the style sheets in its head
 */
export const policyByHashes = (html: string, style: string[]): string =>
  contentSecurityPolicy(
    inlineScriptHashes(html),
    mergePageSources([pageSources(process.env), { style: [...style, ...lookSources(html)] }]),
  );

const POLICY = 'Content-Security-Policy';
const STRICTEST = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Makes sure that an answer has one policy: the strictest for what has none (JSON, files, redirects, pages
 * that Next made by itself), and the page's own where the middleware has set another before. A 304 gets none:
 * a browser would put it in the place of the policy of the page that it holds.
 */
export function settlePolicy(response: ServerResponse): void {
  const policy = response.getHeader(POLICY);
  const own = Array.isArray(policy) ? policy.at(-1) : policy;
  if (own !== undefined) response.setHeader(POLICY, own);
  else if (response.statusCode !== 304) response.setHeader(POLICY, STRICTEST);
}
