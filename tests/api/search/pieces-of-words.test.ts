import { expect, it } from 'vitest';
import { contains } from '@/lib/memorials/queries/contains';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';

/** Each needle below is in one of them, and its pieces are in others, in the same order. */
const TEXTS = [
  'catholic',
  'catholic church',
  'cat and garlic',
  'presbyterian',
  'presby and terian',
  '100% of guelph_town',
  'guelphxtown',
  'back\\slashes',
  'a bell\u{1f514}\u{1f514}\u{1f514}\u{1f514}\u{1f514}\u{1f514}rings',
  'प्रेमचंद शर्मा',
  'นายสมชาย ใจดี',
  'οδυσσέας',
  'abcdefghi',
  'abcdefghij',
  'abcdefghijk',
  'abcdefghijkl',
  'abcxdefxghixjkl',
];

it.each([
  ...[
    'catholic',
    'Catholic Church',
    'presbyterian',
    'guelph_town',
    '100% of guelph',
    'back\\slashes',
  ],
  ...[
    '\u{1f514}\u{1f514}\u{1f514}\u{1f514}\u{1f514}\u{1f514}',
    'प्रेमचंद',
    'สมชาย',
    'ΟΔΥΣΣΈΑΣ',
    'οδυσσέας',
  ],
  ...['abcdefghi', 'abcdefghij', 'bcdefghijk', 'abcdefghijkl', 'cancer', 'garlic'],
])('finds by pieces of %j what contains all of it', async (needle) => {
  const found = (condition: Prisma.Sql) => db().$queryRaw<{ text: string }[]>`
    SELECT e.text FROM unnest(${TEXTS}::text[]) AS e(text) WHERE ${condition} ORDER BY e.text`;
  const column = Prisma.sql`e.text`;
  const all = await found(Prisma.sql`strpos(${column}, lower(${needle})) > 0`);
  const { found: byPieces, read } = contains(column, needle);
  expect(await found(byPieces)).toEqual(all);
  expect(await found(read)).toEqual(all);
});
