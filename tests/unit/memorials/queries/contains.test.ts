import { expect, it } from 'vitest';
import { contains } from '@/lib/memorials/queries/contains';
import { Prisma } from '@/lib/platform/db/generated/client';

it.each([
  ['Irish', '%Irish%'],
  ['Cancer', '%Can%cer%'],
  ['catholic', '%cat%lic%'],
  ['presbyterian', '%pre%sby%ter%ian%'],
  ['cancer33', '%can%r33%'], // the end is what few have
  ['50%catholic', String.raw`%50\%cat%lic%`],
])('asks the index for pieces of %j: the first, every third and the last', (needle, pattern) => {
  expect(contains(Prisma.sql`e.cause`, needle).found.values).toContain(pattern);
});
