import { Prisma } from '@/lib/platform/db/generated/client';
import { MAJOR_EVENTS } from '../rules';

/**
 * Properties of an entry `e` other than its texts, as numbers in the search index (decision 0071). The functions are in
 * prisma/migrations; the numbers below must match `search_marks`.
 */
const MARKS = Prisma.sql`search_marks(e."birthYear", e."deathYear", e."majorEvent", e.military)`;

export const birthMark = (year: number): number => 10_000_000 + year;
export const deathMark = (year: number): number => 11_000_000 + year;
export const eventMark = (event: string): number =>
  12_000_000 + MAJOR_EVENTS.map(String).indexOf(event);
export const MILITARY_MARK = 13_000_001;

/** Matches the entries that have each of the marks. */
export const hasMarks = (marks: readonly number[]): Prisma.Sql =>
  Prisma.sql`${MARKS} @> ${marks}::int[]`;

/** Matches the entries that have at least one of the marks. */
export const hasOneOf = (marks: readonly number[]): Prisma.Sql =>
  Prisma.sql`${MARKS} && ${marks}::int[]`;
