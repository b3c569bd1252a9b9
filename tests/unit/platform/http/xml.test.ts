import { describe, expect, it } from 'vitest';
import { escapeXml } from '@/lib/platform/http/xml';

describe('escapeXml', () => {
  it.each([
    ['<b>"Tom" & Jerry</b>', '&lt;b&gt;&quot;Tom&quot; &amp; Jerry&lt;/b&gt;'],
    ['already &amp; escaped', 'already &amp;amp; escaped'],
    [']]>', ']]&gt;'],
    ['one\ttwo\r\nthree', 'one\ttwo\r\nthree'],
    ['nul\0bell\x07escape\x1bdelete\x7fnext\x85', 'nulbellescapedeletenext'],
    ['not\uFFFE characters\uFFFF', 'not characters'],
    ['half \uD83D of a pair', 'half  of a pair'],
  ])('escapes %j as %j', (text, escaped) => {
    expect(escapeXml(text)).toBe(escaped);
  });

  it.each(['طه حسين', '鲁迅', 'עגנון', '👩‍🌾 Wangarĩ', '𠮷野'])('leaves %s unchanged', (name) => {
    expect(escapeXml(name)).toBe(name);
  });
});
