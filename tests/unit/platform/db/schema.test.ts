import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LATIN_1 = 0xff;

it('the data model has Latin-1 letters only: one other doubles the memory of each bundle that it is in', () => {
  const letters = [...readFileSync('prisma/schema.prisma', 'utf8')];
  expect(letters.filter((letter) => (letter.codePointAt(0) ?? 0) > LATIN_1)).toEqual([]);
});
