import { expect, it } from 'vitest';
import { withEnding } from '@/lib/media/with-ending';

it.each([
  ['letter.pdf', 'letter.pdf'],
  ['Letter.PDF', 'Letter.PDF'],
  ['run.bat', 'run.pdf'],
  ['a.pdf.exe', 'a.pdf'],
  ['archive.tar.gz', 'archive.tar.pdf'],
  ['no ending', 'no ending.pdf'],
  ['', 'file.pdf'],
  [`${'x'.repeat(300)}.exe`, `${'x'.repeat(116)}.pdf`],
])('turns the name %j of a PDF into %j', (fileName, expected) =>
  expect(withEnding(fileName, 'pdf')).toBe(expected),
);
