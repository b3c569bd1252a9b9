import { describe, expect, it } from 'vitest';
import { formatList, parseList } from '@/lib/memorials/list-rules.ts';

describe('a comma-separated list', () => {
  it.each([
    ['English, isiZulu', ['English', 'isiZulu']],
    ['  English ,isiZulu,  ', ['English', 'isiZulu']],
    ['Gardening\nChess, Go\n\n', ['Gardening', 'Chess', 'Go']],
    ['"Mayor, twice", Author', ['Mayor, twice', 'Author']],
    [' "Mayor, twice" ', ['Mayor, twice']],
    ['"The ""Old"" Guard, first row"', ['The "Old" Guard, first row']],
    ['5" guns, "quoted" words', ['5" guns', '"quoted" words']],
    ['"never closed, here', ['"never closed', 'here']],
    ['Français, Ελληνικά', ['Français', 'Ελληνικά']],
    ['العربية، الإنجليزية', ['العربية', 'الإنجليزية']],
    ['园艺，下棋、书法', ['园艺', '下棋', '书法']],
    ['"江南、塞北"，"a، b"، c', ['江南、塞北', 'a، b', 'c']],
    ['Zulu; Xhosa', ['Zulu; Xhosa']],
    ['', []],
    [' , ,, ', []],
  ])('is read from %j', (text, items) => {
    expect(parseList(text)).toEqual(items);
  });

  it('is written without quotes if possible', () => {
    expect(formatList(['English', 'isiZulu'])).toBe('English, isiZulu');
    expect(formatList([])).toBe('');
  });

  it.each([
    [['Mayor, twice', 'Author']],
    [['"Quoted" first', 'a "quoted" middle', '5"']],
    [['江南、塞北', 'أ، ب', '甲，乙', 'ｱ､ｲ']],
    [['two\nlines', ',', '"', '""', '","']],
  ])('survives writing and reading: %j', (items) => {
    expect(parseList(formatList(items))).toEqual(items);
  });
});
