import { describe, expect, it } from 'vitest';
import { openingLine } from '@/lib/memorials/opening-line';

const LINE = 'She taught four hundred children to read, and she could tell you which had lied.';
const REST =
  'She was born in Mtunzini, the fifth of seven, and went to Eshowe when she was twelve.';
const LONG = `${LINE} ${REST} ${REST}`;

const memorialWith = (biography: string, wordsLanguage: 'en' | '' = 'en') => ({
  biography,
  wordsLanguage,
});

describe('openingLine', () => {
  it.each([
    ['a short first paragraph', `${LINE}\n\n${REST}`],
    ['the first sentence of a long one', LONG],
  ])('returns %s', (_, biography) => {
    expect(openingLine(memorialWith(biography), 'en')).toBe(LINE);
  });

  it.each([
    ['nothing is written', ''],
    ['the paragraph is a word or two', 'A teacher.'],
    ['the first sentence is long, too', `${'very '.repeat(40)}long. ${REST}`],
  ])('returns null if %s', (_, biography) => {
    expect(openingLine(memorialWith(biography), 'en')).toBeNull();
  });

  it('is one line, even if its paragraph was wrapped', () => {
    const wrappedLine = LINE.replace('read, and', 'read,\nand');
    expect(openingLine(memorialWith(`${wrappedLine}\n \n${REST}`), 'en')).toBe(LINE);
  });

  it('is shown only on pages in its own language', () => {
    expect(openingLine(memorialWith(LINE), 'fr')).toBeNull();
    expect(openingLine(memorialWith(`${LONG} ${LONG}`, ''), 'en')).toBe(LINE);
    expect(openingLine(memorialWith('Ok. Ok.', ''), 'en')).toBeNull();
  });

  it('counts a Chinese character as more than a letter', () => {
    const biography = '她教了四百个孩子认字，还能说出谁撒过谎。';
    expect(openingLine({ biography, wordsLanguage: 'zh' }, 'zh')).toBe(biography);
  });
});
