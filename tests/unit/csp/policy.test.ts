import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from '@/lib/csp/inline-script-hashes';
import { contentSecurityPolicy, originOf } from '@/lib/csp/policy';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inlineScriptHashes', () => {
  it('hashes inline scripts once and leaves files and data alone', () => {
    const html =
      '<script src="/a.js" async=""></script><script>one()</script><script>one()</script>' +
      '<script id="x">two()\n</script><script type="application/ld+json">{"a":1}</script>';
    expect(inlineScriptHashes(html)).toEqual([sha('one()'), sha('two()\n')]);
  });
});

describe('contentSecurityPolicy', () => {
  it('never allows inline scripts as a whole, nor other hosts for scripts', () => {
    const scripts = contentSecurityPolicy(["'nonce-1'"])
      .split('; ')
      .find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' 'nonce-1'");
  });

  it('lets the payment sandbox in only where one runs', () => {
    expect(contentSecurityPolicy([])).not.toContain('127.0.0.1');
    const sandbox = 'http://127.0.0.1:4700';
    const popup = contentSecurityPolicy([], originOf(`${sandbox}/popup?x=1`));
    expect(popup).toContain(`frame-src https://checkout.paystack.com ${sandbox};`);
    expect(popup).not.toContain(`payfast.io ${sandbox}`);
    const hosted = contentSecurityPolicy([], '', originOf(sandbox));
    expect(hosted).toContain(`https://payment.payfast.io ${sandbox};`);
    expect(hosted).not.toContain(`paystack.com ${sandbox}`);
  });

  it("names each of PayFast's own hosts once", () => {
    const policy = contentSecurityPolicy([], '', originOf('https://www.payfast.co.za'));
    expect(policy.match(/www\.payfast/g)).toHaveLength(1);
  });
});
