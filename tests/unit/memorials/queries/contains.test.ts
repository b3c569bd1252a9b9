import { expect, it } from 'vitest';
import { contains, wordsCondition } from '@/lib/memorials/queries/contains';
import { Prisma } from '@/lib/platform/db/generated/client';

it.each([
  ['Irish', '%Irish%'],
  ['Cancer', '%Can%cer%'],
  ['catholic', '%cat%lic%'],
  ['presbyterian', '%pre%sby%ter%ian%'],
  ['cancer33', '%can%r33%'], // the end narrows the search most
  ['50%catholic', String.raw`%50\%cat%lic%`],
])('searches the index for the first, every third and the last piece of %j', (needle, pattern) => {
  expect(contains(Prisma.sql`e.cause`, needle).found.values).toContain(pattern);
});

it.each([
  ['mary', 'whole', '% ma%ry %\n%'],
  ['smith', 'whole', '% sm%th %\n%'],
  ['li', 'whole', '% li %\n%'],
  ['rosemary', 'beginning', '% ro%sem%ary%\n%'],
  ['ma', 'beginning', '% ma%\n%'],
] as const)('searches the index of names for pieces of %j as a %s', (word, part, pattern) => {
  expect(wordsCondition([word], part).found.values).toContain(pattern);
});

it.each([
  [
    ['mary', 'smith'],
    ['%mary%\n%', '%smith%\n%'],
  ],
  [
    ['rosemary', 'li'],
    ['%ros%ary%\n%', '% li %\n%'],
  ],
  [
    ['john', 'johnson'],
    ['% jo%hn %\n%', '%joh%son%\n%'],
  ], // every Johnson contains "john"
  [['mari', 'mari'], ['% ma%ri %\n%']],
])('searches the index of names for pieces of all the words %j', (words, patterns) => {
  const { values } = wordsCondition(words, 'whole').found;
  expect(values).toEqual(expect.arrayContaining(patterns));
  expect(values).toHaveLength(2 * patterns.length);
});
