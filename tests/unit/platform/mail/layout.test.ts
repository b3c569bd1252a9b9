import { describe, expect, it } from 'vitest';
import { mailLayout } from '@/lib/platform/mail/layout';

const HOSTILE = `<img src=x onerror="alert(1)">&'`;

describe('mailLayout', () => {
  it('says the same in text and HTML', () => {
    const { text, html } = mailLayout(
      {
        heading: 'Your code',
        paragraphs: ['Please enter it within ten minutes.'],
        code: '123456',
        button: { label: 'Verify', url: 'https://perennial.example/verify?a=1&b=2' },
      },
      'en',
    );
    expect(text).toContain('Verify: https://perennial.example/verify?a=1&b=2\n');
    expect(html).toContain('href="https://perennial.example/verify?a=1&amp;b=2"');
    for (const words of ['Your code', 'Please enter it within ten minutes.', '123456'])
      for (const form of [text, html]) expect(form).toContain(words);
  });

  it('has a code in its first line, where lists of mails and notices show it', () => {
    const { text, html } = mailLayout({ heading: 'H', paragraphs: ['P'], code: '123456' }, 'en');
    expect(text.split('\n')[0]).toBe('123456');
    expect(html.replace(/^.*<\/head>/, '').replace(/<[^>]*>/g, '')).toMatch(/^123456/);
  });

  it('shows the six digits in two groups that are copied without a space', () => {
    const { html } = mailLayout({ heading: 'H', paragraphs: [], code: '123456' }, 'en');
    expect(html).toContain('123<span style="padding-left:12px">456</span>');
  });

  it('has what somebody wrote before the sentences, and the small print at the end', () => {
    const { text, html } = mailLayout(
      { heading: 'H', quote: 'With love', paragraphs: ['From Ada'], notes: ['Paid.'] },
      'en',
    );
    expect(text).toMatch(/^H\n\nWith love\n\nFrom Ada\n\nPaid\.\n\n-- \n/);
    for (const words of ['With love', 'From Ada', 'Paid.']) expect(html).toContain(words);
  });

  it('greets by name, on one line, and nobody without one', () => {
    const greeted = (name: string | null) =>
      mailLayout({ heading: 'H', name, paragraphs: ['P'] }, 'en')
        .text.split('\n\n')
        .slice(1, -1);
    expect(greeted(' Ada \n Mary ')).toEqual(['Dear Ada Mary,', 'P']);
    for (const name of [null, '', ' \n']) expect(greeted(name)).toEqual(['P']);
  });

  it('lists what one can do next, with links and without', () => {
    const { text, html } = mailLayout(
      {
        heading: 'H',
        paragraphs: [],
        steps: [
          {
            text: 'Keep the code.',
            link: { label: 'Drawing', url: 'https://perennial.example/q/1' },
          },
          { text: 'Rest.' },
        ],
      },
      'en',
    );
    expect(text).toContain(
      'What you can do next\n\n- Keep the code.\n  Drawing: https://perennial.example/q/1\n\n- Rest.\n',
    );
    expect(html).toContain('href="https://perennial.example/q/1"');
    expect(html.match(/<li/g)).toHaveLength(2);
  });

  it('says the language and the direction, also where a mail program keeps only the body', () => {
    const { html } = mailLayout({ heading: 'H', paragraphs: [] }, 'ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<div class="page" lang="ar" dir="rtl" ');
  });

  it('escapes everything', () => {
    const { html } = mailLayout(
      {
        heading: HOSTILE,
        name: HOSTILE,
        paragraphs: [HOSTILE],
        steps: [
          { text: HOSTILE, link: { label: HOSTILE, url: `https://example.org/"${HOSTILE}` } },
        ],
        code: HOSTILE,
        button: { label: HOSTILE, url: `https://example.org/"${HOSTILE}` },
      },
      'en',
    );
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/href="[^"]*"[^ >]/);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.org', ' https://example.org'])(
    'leads nowhere for the address %s',
    (url) => {
      const link = { label: 'Go', url };
      const steps = [{ text: 'Go', link }];
      const { html } = mailLayout({ heading: 'H', paragraphs: [], button: link, steps }, 'en');
      expect(html).not.toContain('href');
    },
  );
});
