import { describe, expect, it } from 'vitest';
import { legalHtml } from '@/lib/settings/legal/legal-html';
import { MAX_HTML_LENGTH, MAX_LEGAL_TEXT_BYTES } from '@/lib/settings/legal/rules';

/** Whatever the text, each `<` in the HTML must start one of these tags, with exactly these attributes. */
const TAG = [
  '</?(?:p|ul|li|strong|em|blockquote|table|thead|tbody|tr|td)>',
  '<(?:br|hr) />',
  '<h[234] id="text-[^"<>\\s]+">|</h[234]>',
  '<ol(?: start="\\d+")?>|</ol>',
  '<th scope="col">|</th>',
  '<div tabindex="0" role="group">|</div>',
  '<a href="(?:https://[^/]|mailto:[^/]|#.|/(?!/))[^"<>\\s]*"(?: rel="noopener")?>|</a>',
].join('|');
const SAFE = new RegExp(`^(?:[^<>]|${TAG})*$`, 'u');

describe('a legal text', () => {
  it('may contain headings, lists, tables, emphasis and links', () => {
    const { html, headings } = legalHtml(
      [
        '# What we *keep*',
        'Your **name**, see [the terms](/terms_and_conditions) or [write](mailto:us@example.org).',
        '1. First\n2. [Second](https://example.org/a?b=c&d)',
        '| What | How long |\n|---|--:|\n| Orders | ten years |',
      ].join('\n\n'),
    );
    expect(html).toBe(
      '<h2 id="text-what-we-keep">What we <em>keep</em></h2>\n' +
        '<p>Your <strong>name</strong>, see <a href="/terms_and_conditions">the terms</a> or <a href="mailto:us@example.org">write</a>.</p>\n' +
        '<ol>\n<li>First</li>\n<li><a href="https://example.org/a?b=c&amp;d" rel="noopener">Second</a></li>\n</ol>\n' +
        '<div tabindex="0" role="group"><table>\n<thead>\n<tr>\n<th scope="col">What</th>\n<th scope="col">How long</th>\n</tr>\n</thead>\n' +
        '<tbody>\n<tr>\n<td>Orders</td>\n<td>ten years</td>\n</tr>\n</tbody>\n</table></div>\n',
    );
    expect(headings).toEqual([{ id: 'text-what-we-keep', text: 'What we keep' }]);
  });

  it.each([
    ['# A\n## B\n### C\n###### D', 'h2 h3 h4 h4'],
    ['### A\n###### B\n### C\n# D', 'h2 h3 h2 h2'],
    ['#\n# A\n# [](/about)\n## &nbsp;', 'h2'],
  ])(
    'has consecutive heading levels below the page’s heading, and no empty headings: %j',
    (text, levels) => {
      const { html } = legalHtml(text);
      expect([...html.matchAll(/<(h\d)/g)].map(([, level]) => level).join(' ')).toBe(levels);
    },
  );

  it('gives each heading a unique id, in any script', () => {
    const { html, headings } = legalHtml(
      '# Main\n# Main\n# main!\n# Main 2\n# חוזר\n# गोपनीयता\n# 💐',
    );
    expect(headings.map(({ id }) => id)).toEqual([
      ...['text-main', 'text-main-2', 'text-main-3', 'text-main-2-2', 'text-חוזר'],
      ...['text-गोपनीयता', 'text-part'],
    ]);
    for (const { id } of headings) expect(html).toContain(`id="${id}"`);
  });
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<style>*{display:none}</style><base href="https://example.org">',
  '<!-- --><iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#60;img src=x onerror=alert(1)&#62;',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\nscript:alert(1))',
  '[a](<java\tscript:alert(1)>)',
  '[a](&#106;avascript:alert(1)) [b](javascript&colon;alert(1)) [c](&#x01;javascript:alert(1))',
  '[a](data:text/html,<script>alert(1)</script>) [b](data:image/svg+xml;base64,PHN2Zz4=)',
  '[a](vbscript:msgbox) [b](file:///etc/passwd) [c](blob:https://example.org/x) [d](http://example.org)',
  '[a](//evil.example) [b](/\\evil.example) [c](\\\\evil.example) [d](https:evil.example) [e](https:///evil.example)',
  '[a](/&#9;/evil.example) [b](/&Tab;/evil.example) [c](&#x2F;&#x2F;evil.example)',
  '<javascript:alert(1)> <https://example.org/"onmouseover=alert(1)> <mailto:a@b"onclick=alert(1)>',
  '[a](https://example.org "title\\" onmouseover=alert(1)") [b](/x"onmouseover="alert(1))',
  '![a](https://example.org/pixel.png) ![b](javascript:alert(1)) [![c](x)](javascript:alert(1))',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '[[a](javascript:alert(1))](javascript:alert(2)) [a](b](javascript:alert(1))',
  '# <script>alert(1)</script> "onclick="alert(1)',
  '# main\n# __proto__\n# constructor\n# text-main" onclick="alert(1)',
  '```html\n<script>alert(1)</script>\n```\n\n    <script>alert(1)</script>',
  '| <script> | [a](javascript:alert(1)) |\n|---|---|\n| `<b>` | <i onclick=x>y</i> |',
  '\u202Eevil\u2066 &#x202E;turned&#8294; [\u202Egro.elpmaxe](https://example.org)',
  '# &#x202E;turned\u2067',
];

describe('hostile text', () => {
  it.each(HOSTILE)('is harmless: %j', (text) => {
    const { html, headings } = legalHtml(text);
    expect(html).toMatch(SAFE);
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
      const { protocol, host } = new URL(href, 'https://this.example');
      expect(protocol).toMatch(/^(https|mailto):$/);
      expect(['this.example', 'example.org', '']).toContain(host);
    }
    expect(html + JSON.stringify(headings)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/u);
  });

  it('is harmless when all of it is combined', () => {
    expect(legalHtml(HOSTILE.join('\n\n')).html).toMatch(SAFE);
  });

  const fill = (part: string) => part.repeat(Math.floor(MAX_LEGAL_TEXT_BYTES / part.length));
  it.each([
    ['brackets', fill('[')],
    ['links that never end', fill('[a](')],
    ['links within links', fill('[') + fill('](/x)').slice(0, 1_000)],
    ['quotations', fill('>')],
    [
      'lists within lists',
      Array.from({ length: 300 }, (_, at) => `${' '.repeat(2 * at)}- a`).join('\n'),
    ],
    ['stars', fill('*a **b ')],
    [
      'stars that close',
      `${fill('*a **').slice(0, MAX_LEGAL_TEXT_BYTES / 2)}${fill('b** *').slice(0, MAX_LEGAL_TEXT_BYTES / 2)}`,
    ],
    ['entities', fill('&amp;')],
    ['quotation marks', fill('"')],
    [
      'cells',
      `${fill('|a').slice(0, MAX_LEGAL_TEXT_BYTES / 2)}|\n${fill('|-').slice(0, MAX_LEGAL_TEXT_BYTES / 2 - 2)}|`,
    ],
    [
      'rows without cells',
      `${'|a'.repeat(1_000)}|\n${'|-'.repeat(1_000)}|\n${fill('a\n').slice(0, 80_000)}`,
    ],
    ['headings', fill('# a\n')],
    [
      'headings that are numbered',
      Array.from({ length: 9_000 }, (_, at) => `# a ${at % 90}`).join('\n'),
    ],
    ['autolinks', fill('<https://')],
  ])('is converted within limits: %s', (_, text) => {
    const usageBefore = process.cpuUsage();
    const { html } = legalHtml(text.slice(0, MAX_LEGAL_TEXT_BYTES));
    const { user } = process.cpuUsage(usageBefore);
    expect(html).toMatch(/^[^<]*(<[^<>]+>[^<]*)*$/);
    expect(html.length).toBeLessThan(8 * MAX_HTML_LENGTH);
    expect(depthOf(html)).toBeLessThanOrEqual(60);
    // A bound against strangers, many times what is needed (style.md 56).
    expect(user / 1_000).toBeLessThan(20_000);
  });
});

function depthOf(html: string): number {
  let [depth, most] = [0, 0];
  for (const [, close, name] of html.matchAll(/<(\/?)(\w+)/g)) {
    if (name === 'br' || name === 'hr') continue;
    depth += close ? -1 : 1;
    most = Math.max(most, depth);
  }
  return most;
}
