import { describe, expect, it } from 'vitest';
import { type CsvCell, csvLines } from '@/lib/admin/csv';

const csvLine = (cells: CsvCell[]) => csvLines([cells]);

describe('a line of CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['Thandiwe Nkosi', 'Thandiwe Nkosi'],
    ['née', 'née'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['a;=1', `"a;'=1"`],
    ['5-6', '5-6'],
    ["O'Brien", "O'Brien"],
  ])('writes %j as %j', (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });

  it.each([
    '=1+1',
    '+27 82 000 0000',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\u00A0=1',
    '\t=1',
    '\ttab',
    '\rreturn',
    '\nline',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM',
    '\u0000=1',
    "=cmd|'/c calc'!A1",
    '=HYPERLINK("http://evil.example","x")',
    '=1,2',
    '%0A-1+1',
    ',=1',
    '",=1',
  ])('writes %j so that no cell of the line is a formula', (cell) => {
    for (const field of fieldsOf(csvLine(['first', cell, 'last'])))
      expect(field).not.toMatch(/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/);
    expect(fieldsOf(csvLine(['first', cell, 'last']))).toHaveLength(3);
  });

  it.each([
    'x;=1+1',
    'x\t=1+1',
    'x; =1+1',
    'x;;+1',
    'x\n=1+1',
    'x;"=1+1;y',
    'x;""\t@SUM(A1)',
    'x;-1',
    'x;＝1+1',
    '=1;=2',
    '",;=1',
  ])('writes %j so that no cell is a formula when semicolons or tabs separate cells', (cell) => {
    for (const separator of [';', '\t'])
      for (const field of fieldsBetween(separator, csvLine(['first', cell, 'last'])))
        expect(field).not.toMatch(/^[\s\0]*[=+\-@＝＋－＠]/);
  });

  it('does not change numbers, not even negative ones', () => {
    expect(csvLine([-3.5, 20, true, null])).toBe('-3.5,20,true,\r\n');
  });
});

/** The cells of a line as a spreadsheet reads them. */
const fieldsOf = (line: string) =>
  [...line.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

/** The cells as read by a program that splits at another separator and ignores quotes. */
const fieldsBetween = (separator: string, line: string) =>
  line
    .split(/\r\n|[\r\n]/)
    .flatMap((row) => row.split(separator).map((field) => field.replace(/^"+/, '')));
