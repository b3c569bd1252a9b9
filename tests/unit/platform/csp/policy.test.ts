import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pageSources } from '@/lib/payments/providers/registry';
import { inlineScriptHashes } from '@/lib/platform/csp/inline-script-hashes';
import { contentSecurityPolicy } from '@/lib/platform/csp/policy';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inlineScriptHashes', () => {
  it('hashes each inline script once and ignores files and data', () => {
    const html =
      '<script src="/a.js" async=""></script><script>one()</script><script>one()</script>' +
      '<script id="x">two()\n</script><script type="application/ld+json">{"a":1}</script>';
    expect(inlineScriptHashes(html)).toEqual([sha('one()'), sha('two()\n')]);
  });
});

const policyWith = (providerSettings: Record<string, string>) =>
  contentSecurityPolicy([], pageSources(providerSettings));

/** The policy of a page with the sources of all providers. */
const WITH_PROVIDERS =
  "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self' 'sha256-56e7EfkeGORJUMtXdS4A+2LZFuyRDypLbssVftifpJg='; " +
  "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; frame-src https://checkout.paystack.com http://127.0.0.1:4700; " +
  "form-action 'self' https://www.payfast.co.za https://sandbox.payfast.co.za https://payment.payfast.io http://127.0.0.1:4700; " +
  "base-uri 'none'; frame-ancestors 'none'";

describe('contentSecurityPolicy', () => {
  it('allows what the providers need, and nothing else', () => {
    const sandbox = 'http://127.0.0.1:4700';
    const providerSettings = { PAYSTACK_POPUP_URL: `${sandbox}/popup`, PAYFAST_BASE_URL: sandbox };
    expect(contentSecurityPolicy(["'sha256-x'"], pageSources(providerSettings))).toBe(
      WITH_PROVIDERS,
    );
    expect(contentSecurityPolicy([])).toContain("frame-src 'none'; form-action 'self'; ");
  });

  it('never allows all inline scripts, nor scripts from other hosts', () => {
    const scripts = contentSecurityPolicy(["'nonce-1'"])
      .split('; ')
      .find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' 'nonce-1'");
  });

  it('allows the payment sandbox only if one is running', () => {
    expect(contentSecurityPolicy([], pageSources({}))).not.toContain('127.0.0.1');
    const sandbox = 'http://127.0.0.1:4700';
    const popup = policyWith({ PAYSTACK_POPUP_URL: `${sandbox}/popup?x=1` });
    expect(popup).toContain(`frame-src https://checkout.paystack.com ${sandbox};`);
    expect(popup).not.toContain(`payfast.io ${sandbox}`);
    const hosted = policyWith({ PAYFAST_BASE_URL: sandbox });
    expect(hosted).toContain(`https://payment.payfast.io ${sandbox};`);
    expect(hosted).not.toContain(`paystack.com ${sandbox}`);
  });

  it('allows pictures from the bucket only if the settings name it', () => {
    expect(policyWith({})).toContain("img-src 'self' data: blob:;");
    expect(policyWith({ MEDIA_PUBLIC_URL: 'https://media.example/' })).toContain(
      "img-src 'self' data: blob: https://media.example;",
    );
  });

  it("lists each of PayFast's hosts once", () => {
    const policy = policyWith({ PAYFAST_BASE_URL: 'https://www.payfast.co.za' });
    expect(policy.match(/www\.payfast/g)).toHaveLength(1);
  });
});
