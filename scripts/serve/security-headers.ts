import type { ServerResponse } from 'node:http';

/** What every answer carries (design/security.md, "Headers"), but for the policy, which is the app's. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The card provider's window must be able to speak to the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), microphone=(), geolocation=(), payment=(self "https://checkout.paystack.com")',
  'X-Frame-Options': 'DENY',
};

/** What is not there, or no longer, and what is merely private: no search engine keeps any of it. */
const NOT_INDEXED = [404, 410];

/** Adds those that the app did not set itself: Next appends to a header that is there already. */
export function addSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (!response.hasHeader(name)) response.setHeader(name, value);
  if (NOT_INDEXED.includes(response.statusCode)) response.setHeader('X-Robots-Tag', 'noindex');
}
