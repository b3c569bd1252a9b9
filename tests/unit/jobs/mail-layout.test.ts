import { describe, expect, it } from 'vitest';
import { mailLayout } from '@/lib/mail/layout';

const HOSTILE = `<img src=x onerror="alert(1)">&'`;

describe('mailLayout', () => {
  it('says the same in text and HTML', () => {
    const { text, html } = mailLayout({
      heading: 'Your code',
      paragraphs: ['Please enter it within ten minutes.'],
      code: '123456',
      button: { label: 'Verify', url: 'https://perennial.example/verify?a=1&b=2' },
    });
    expect(text).toContain('Verify: https://perennial.example/verify?a=1&b=2\n');
    expect(html).toContain('href="https://perennial.example/verify?a=1&amp;b=2"');
    for (const words of ['Your code', 'Please enter it within ten minutes.', '123456'])
      for (const form of [text, html]) expect(form).toContain(words);
  });

  it('escapes everything', () => {
    const { html } = mailLayout({
      heading: HOSTILE,
      paragraphs: [HOSTILE],
      code: HOSTILE,
      button: { label: HOSTILE, url: `https://example.org/"${HOSTILE}` },
    });
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/href="[^"]*"[^ >]/);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.org', ' https://example.org'])(
    'leads nowhere for the address %s',
    (url) => {
      const { html } = mailLayout({ heading: 'H', paragraphs: [], button: { label: 'Go', url } });
      expect(html).not.toContain('href');
    },
  );
});
