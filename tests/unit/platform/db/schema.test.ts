import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LATIN_1 = 0xff;

it('the data model contains only Latin-1 characters, because any other doubles the memory of its bundles', () => {
  const files = globSync('prisma/schema/*.prisma').map((file) => readFileSync(file, 'utf8'));
  const letters = [...files.join('')];
  expect(letters.filter((letter) => (letter.codePointAt(0) ?? 0) > LATIN_1)).toEqual([]);
});
