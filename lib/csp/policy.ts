/** PayFast's hosts: form-action also holds for the redirects behind a form (integrations 2.1). */
const PAYFAST =
  'https://www.payfast.co.za https://sandbox.payfast.co.za https://payment.payfast.io';
const PAYSTACK_CHECKOUT = 'https://checkout.paystack.com';
/** The style that @paystack/inline-js 2.25.0 writes into its loading frame, which inherits our policy. */
const PAYSTACK_LOADER_STYLE = "'sha256-56e7EfkeGORJUMtXdS4A+2LZFuyRDypLbssVftifpJg='";

/**
 * The Content-Security-Policy of a page (design/security.md, "Headers").
 * Takes what inline scripts are let in by: hashes of a cached page, or the nonce of a dynamic one;
 * and the origins of the payment sandbox where it plays the popup and the hosted page.
 */
export function contentSecurityPolicy(
  inlineScripts: string[],
  popupOrigin = '',
  hostedOrigin = '',
): string {
  const popup = popupOrigin ? ` ${popupOrigin}` : '';
  const hosted = hostedOrigin && !PAYFAST.includes(hostedOrigin) ? ` ${hostedOrigin}` : '';
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    `style-src 'self' ${PAYSTACK_LOADER_STYLE}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${PAYSTACK_CHECKOUT}${popup}`,
    `form-action 'self' ${PAYFAST}${hosted}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The origin of a provider's address in the settings; '' where none is set. */
export const originOf = (address: string | undefined) => (address ? new URL(address).origin : '');
