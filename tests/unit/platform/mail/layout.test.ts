import { describe, expect, it } from 'vitest';
import { mailLayout } from '@/lib/platform/mail/layout';

const HOSTILE = `<img src=x onerror="alert(1)">&'`;
const PORTRAIT = {
  url: 'https://perennial.example/memorial/abc/portrait.jpg',
  name: 'Ada "Countess" Lovelace',
  tone: 'olive',
} as const;

describe('mailLayout', () => {
  it('has the same content in text and HTML', () => {
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

  it('starts with the code, so that lists of mails and notifications show it', () => {
    const { text, html } = mailLayout({ heading: 'H', paragraphs: ['P'], code: '123456' }, 'en');
    expect(text.split('\n')[0]).toBe('123456');
    expect(html.replace(/^.*<\/head>/, '').replace(/<[^>]*>/g, '')).toMatch(/^123456/);
  });

  it('shows the six digits in two groups that are copied without a space', () => {
    const { html } = mailLayout({ heading: 'H', paragraphs: [], code: '123456' }, 'en');
    expect(html).toContain('123<span style="padding-left:12px">456</span>');
  });

  it('shows the quotation, or the first sentence, as the preview in lists of mails', () => {
    const previewOf = (content: object) =>
      mailLayout({ heading: 'H', paragraphs: ['Said first'], ...content }, 'en')
        .html.replace(/^.*<\/head>/, '')
        .replace(/<[^>]*>/g, '');
    expect(previewOf({})).toMatch(/^Said first Perennial/);
    expect(previewOf({ quote: 'Two\nlines' })).toMatch(/^Two lines Perennial/);
    expect(previewOf({ quote: 'A'.repeat(500) })).toMatch(/^A{140} Perennial/);
  });

  it('shows a portrait in an arch, with its size and the name as alternative text', () => {
    const { html, text } = mailLayout({ heading: 'H', paragraphs: [], portrait: PORTRAIT }, 'en');
    const [image, ...others] = html.match(/<img[^>]*>/g) ?? [];
    expect(others).toEqual([]);
    expect(image).toContain(`src="${PORTRAIT.url}"`);
    expect(image).toContain('alt="Ada &quot;Countess&quot; Lovelace"');
    expect(image).toContain('width="176" height="220"');
    expect(image).toMatch(/border-radius:\d+px \d+px 0 0/);
    expect(text).not.toContain(PORTRAIT.url);
  });

  it.each([undefined, null, { ...PORTRAIT, url: 'data:image/png;base64,AA' }])(
    'has no frame without a portrait: %#',
    (portrait) => {
      const { html } = mailLayout({ heading: 'H', paragraphs: [], portrait }, 'en');
      expect(html).not.toMatch(/<img|class="(wall|ledge)"/);
    },
  );

  it('shows a quotation before the text, and notes at the end', () => {
    const { text, html } = mailLayout(
      { heading: 'H', quote: 'With love', paragraphs: ['From Ada'], notes: ['Paid.'] },
      'en',
    );
    expect(text).toMatch(/^H\n\nWith love\n\nFrom Ada\n\nPaid\.\n\n-- \n/);
    for (const words of ['With love', 'From Ada', 'Paid.']) expect(html).toContain(words);
  });

  it('greets by name on one line, and has no greeting without a name', () => {
    const paragraphsFor = (name: string | null) =>
      mailLayout({ heading: 'H', name, paragraphs: ['P'] }, 'en')
        .text.split('\n\n')
        .slice(1, -1);
    expect(paragraphsFor(' Ada \n Mary ')).toEqual(['Dear Ada Mary,', 'P']);
    for (const name of [null, '', ' \n']) expect(paragraphsFor(name)).toEqual(['P']);
  });

  it('lists the next steps, with and without links', () => {
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

  it('declares language and direction, even for mail programs that keep only the body', () => {
    const { html } = mailLayout({ heading: 'H', paragraphs: [] }, 'ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<div class="page" lang="ar" dir="rtl" ');
    for (const table of html.match(/<table[^>]*width[^>]*>/g) ?? [])
      expect(table).toContain('dir="rtl"');
  });

  it.each([
    ['en', 'left'],
    ['ar', 'right'],
  ] as const)(
    'aligns long texts and lists in %s to the %s with attributes that Outlook supports',
    (language, side) => {
      const { html } = mailLayout(
        { heading: 'H', paragraphs: ['long '.repeat(100)], steps: [{ text: 'Rest.' }] },
        language,
      );
      expect(html).not.toMatch(/text-align:start|inline-start/);
      expect(html.match(new RegExp(`align="${side}"`, 'g'))).toHaveLength(2);
      expect(html).toContain(`padding-${side}:20px`);
    },
  );

  it.each([
    ['en', 'رحمها الله', 'rtl', 'normal'],
    ['ar', '“With love”', 'ltr', 'italic'],
    ['en', '“永远怀念”', 'ltr', 'normal'],
    ['ar', '2026', 'rtl', 'italic'],
  ] as const)(
    'formats in %s the quotation %s as %s and %s',
    (language, quote, direction, slant) => {
      const { html } = mailLayout({ heading: 'H', quote, paragraphs: [] }, language);
      expect(html).toMatch(
        new RegExp(`<td dir="${direction}"[^>]*font:${slant} 400 20px/30px[^>]*>${quote}</td>`),
      );
    },
  );

  it.each(['. Rest.', '。这个网址永不改变。', '، وهذا'])(
    'marks an address as left-to-right, without the %j after it',
    (rest) => {
      const paragraphs = [`See https://perennial.example/q/1?a=b&c=d${rest}`];
      const { html } = mailLayout({ heading: 'H', paragraphs }, 'ar');
      const address = 'https://perennial.example/q/1?a=b&amp;c=d';
      expect(html).toContain(`<span dir="ltr">${address}</span>${rest}`);
    },
  );

  it('escapes everything', () => {
    const { html } = mailLayout(
      {
        heading: HOSTILE,
        name: HOSTILE,
        quoteIntro: HOSTILE,
        quote: HOSTILE,
        portrait: { ...PORTRAIT, name: HOSTILE },
        paragraphs: [HOSTILE],
        steps: [
          { text: HOSTILE, link: { label: HOSTILE, url: `https://example.org/"${HOSTILE}` } },
        ],
        code: HOSTILE,
        button: { label: HOSTILE, url: `https://example.org/"${HOSTILE}` },
      },
      'en',
    );
    expect(html).not.toContain('<img src');
    expect(html).not.toMatch(/href="[^"]*"[^ >]/);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.org', ' https://example.org'])(
    'ignores the link %s',
    (url) => {
      const link = { label: 'Go', url };
      const steps = [{ text: 'Go', link }];
      const { html } = mailLayout({ heading: 'H', paragraphs: [], button: link, steps }, 'en');
      expect(html).not.toContain('href');
    },
  );
});
