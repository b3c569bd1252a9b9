import { Prisma } from '@/lib/platform/db/generated/client';
import { FILTER_LIST, type Filter, type ListFilters, storedValue } from '../filters';
import { foldName } from '../rules';
import { contains, nameContains, nameOrIdContains } from './contains';

/**
 * The conditions that an entry `e` must meet to match, all of them (product.md 3 and 5, "Search"). The
 * caller says whose memorials are searched, and whether the searcher may edit every one of them: for
 * others, a hidden cause of death matches nothing, whatever is asked about it.
 */
export function listFilter(filters: ListFilters, mayEditAll: boolean): Prisma.Sql[] {
  const used = FILTER_LIST.filter(([name]) => filters[name]);
  const conditions = used.map(([name, filter]) => conditionOf(filter, String(filters[name])));
  const asksForCause = used.some(([, filter]) => 'column' in filter && OF_CAUSE.has(filter.column));
  return asksForCause && !mayEditAll ? [...conditions, CAUSE_IS_SHOWN] : conditions;
}

const CAUSE_IS_SHOWN = Prisma.sql`e."causeIsShown"`;

const OF_CAUSE: ReadonlySet<string> = new Set(['cause', 'event', 'majorEvent']);

/** The columns of an entry. Only these names become SQL. */
const COLUMNS = {
  places: Prisma.sql`e.places`,
  nationality: Prisma.sql`e.nationality`,
  religion: Prisma.sql`e.religion`,
  cause: Prisma.sql`e.cause`,
  event: Prisma.sql`e.event`,
  birthDate: Prisma.sql`e."birthDate"`,
  deathDate: Prisma.sql`e."deathDate"`,
  majorEvent: Prisma.sql`e."majorEvent"`,
  military: Prisma.sql`e.military`,
} as const;

const YEARS = {
  birthDate: Prisma.sql`e."birthYear"`,
  deathDate: Prisma.sql`e."deathYear"`,
} as const;

function conditionOf(filter: Filter, value: string): Prisma.Sql {
  switch (filter.kind) {
    case 'name':
      return nameOrId(value);
    case 'text':
      return contains(COLUMNS[filter.column], value);
    case 'year':
      return Prisma.sql`${YEARS[filter.column]} = ${Number(value)}`;
    case 'day':
      return Prisma.sql`${COLUMNS[filter.column]} = ${value}::date`;
    case 'choice':
      return Prisma.sql`${COLUMNS[filter.column]} = ${storedValue(filter, value)}::"MajorEvent"`;
    case 'flag':
      return value === 'true' ? COLUMNS[filter.column] : Prisma.sql`NOT ${COLUMNS[filter.column]}`;
  }
}

/** More words than a name has; each is a condition of its own. */
const MOST_WORDS = 8;

/** More letters than a word of a name has. */
const MOST_LETTERS = 60;

/**
 * Quick search: every word is a part of the names, in any order, accents and case ignored; or the only one is a
 * part of the id (product.md 5).
 */
export function nameOrId(name: string): Prisma.Sql {
  const words = wordsOfName(name);
  const [first, ...others] = words;
  if (first === undefined) return Prisma.sql`false`;
  return others.length === 0 ? nameOrIdContains(first) : nameContains(words);
}

/** What a searched name asks for, as names are stored for searching. */
export function wordsOfName(name: string): string[] {
  const folded = foldName(name);
  const words = folded.split(/[\s,]+/).filter(Boolean);
  // A lone comma is a part of some names; a lone accent folds to nothing, which would match everybody.
  const asked = words.length > 0 ? words.slice(0, MOST_WORDS) : [folded].filter(Boolean);
  return asked.map((word) => Array.from(word).slice(0, MOST_LETTERS).join(''));
}
