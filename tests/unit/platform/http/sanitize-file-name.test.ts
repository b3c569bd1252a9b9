import { describe, expect, it } from 'vitest';
import { sanitizeFileName } from '@/lib/platform/http/sanitize-file-name';

const family = '👨\u200d👩\u200d👧';

describe('sanitizeFileName', () => {
  it.each([
    [`${family}.jpg`, `${family}.jpg`],
    ['نیک\u200cآیین.jpg', 'نیک\u200cآیین.jpg'],
    ['क्\u200dष.png', 'क्\u200dष.png'],
    [
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}.png',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}.png',
    ],
    ['a\u202egpj.exe', 'agpj.exe'],
    ['\ufeffa\u200b\ud800b.jpg', 'ab.jpg'],
    ['\u200d.\u200c', 'file'],
    ['tab\tand\u2028line.jpg', 'taband line.jpg'],
  ])('turns %j into %j', (input, name) => expect(sanitizeFileName(input)).toBe(name));

  it.each([
    ['Chinese', '鲁迅'.repeat(100), 83],
    ['emoji', '😀'.repeat(100), 62],
    ['families', family.repeat(30), 13],
    ['Latin letters', 'x'.repeat(300), 115],
  ])(
    'keeps as much of a long name in %s as 120 characters and the limit of file systems allow',
    (_, base, signs) => {
      const name = sanitizeFileName(`${base}.jpeg`);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(name.endsWith('.jpeg')).toBe(true);
      expect([...new Intl.Segmenter().segment(name.slice(0, -5))]).toHaveLength(signs);
      expect(base.startsWith(name.slice(0, -5))).toBe(true);
    },
  );
});
