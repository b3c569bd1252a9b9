import { expect, it } from 'vitest';
import { contains } from '@/lib/memorials/queries/contains';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';

/** Texts with characters that LIKE and regular expressions treat specially, and in several scripts. */
const TEXTS = [
  'catholic',
  'catholic church',
  'cat and garlic',
  '王伟',
  'presbyterian',
  '100% of guelph_town',
  'guelphxtown',
  'back\\slashes',
  'a bell\u{1f514}\u{1f514}\u{1f514}\u{1f514}\u{1f514}\u{1f514}rings',
  'प्रेमचंद शर्मा',
  'นายสมชาย ใจดี',
  'οδυσσέας',
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
  ...['cancer', 'garlic', '王'],
])('finds all texts that contain %j, with either condition', async (needle) => {
  const found = (condition: Prisma.Sql) => db().$queryRaw<{ text: string }[]>`
    SELECT e.text FROM unnest(${TEXTS}::text[]) AS e(text) WHERE ${condition} ORDER BY e.text`;
  const column = Prisma.sql`e.text`;
  const all = await found(Prisma.sql`strpos(${column}, lower(${needle})) > 0`);
  const { found: byIndex, read } = contains(column, needle);
  expect(await found(byIndex)).toEqual(all);
  expect(await found(read)).toEqual(all);
});
