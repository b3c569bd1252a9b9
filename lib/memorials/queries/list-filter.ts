import { Prisma } from '@/lib/platform/db/generated/client';
import { FILTER_LIST, type Filter, type ListFilters, storedValue } from '../filters';
import { foldName } from '../rules';
import {
  type Condition,
  contains,
  isInManyIds,
  nameContains,
  nameOrIdContains,
  sameInBoth,
} from './contains';
import type { SearchConditions } from './found-entries';
import { isPartOfWord } from './named-in-order';

/**
 * The conditions that an entry `e` must all meet (product.md 3 and 5, "Search"). The caller decides whose memorials are
 * searched. `mayEdit` is set for a person's own list: the condition under which they may edit an entry. In other
 * memorials a hidden cause of death never matches. Without `mayEdit`, the caller searches only listed memorials.
 */
export function listFilter(filters: ListFilters, mayEdit: Prisma.Sql | null): SearchConditions {
  const activeFilters = FILTER_LIST.filter(([name]) => filters[name]).map(
    ([name, filter]) => [filter, String(filters[name])] as const,
  );
  const asksForCause = activeFilters.some(
    ([filter]) => 'column' in filter && CAUSE_COLUMNS.has(filter.column),
  );
  return {
    conditions: [
      ...activeFilters.map(([filter, value]) => conditionOf(filter, value, mayEdit)),
      ...(asksForCause ? [causeIsShown(mayEdit)] : []),
    ],
    // Any other filter, used alone, has an index in the order of the list.
    isSearch:
      activeFilters.length > 1 || activeFilters.some(([filter, value]) => isText(filter, value)),
    partOfName: mayEdit || activeFilters.length > 1 ? undefined : partOfName(filters.name),
  };
}

function partOfName(name: string): string | undefined {
  const [first = '', ...others] = wordsOfName(name);
  return others.length === 0 && isPartOfWord(first) ? first : undefined;
}

const causeIsShown = (mayEdit: Prisma.Sql | null) =>
  sameInBoth(mayEdit ? Prisma.sql`(e."causeIsShown" OR ${mayEdit})` : Prisma.sql`e."causeIsShown"`);

const CAUSE_COLUMNS: ReadonlySet<string> = new Set(['cause', 'event', 'majorEvent']);

/** The columns of an entry. Only these become SQL. */
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

function conditionOf(filter: Filter, value: string, mayEdit: Prisma.Sql | null): Condition {
  switch (filter.kind) {
    case 'name':
      return nameOrId(value);
    case 'text':
      return textCondition(filter.column, value, mayEdit);
    case 'year':
      return sameInBoth(Prisma.sql`${YEARS[filter.column]} = ${Number(value)}`);
    case 'day':
      return sameInBoth(Prisma.sql`${COLUMNS[filter.column]} = ${value}::date`);
    case 'choice':
      return sameInBoth(
        Prisma.sql`${COLUMNS[filter.column]} = ${storedValue(filter, value)}::"MajorEvent"`,
      );
    case 'flag':
      return sameInBoth(
        value === 'true' ? COLUMNS[filter.column] : Prisma.sql`NOT ${COLUMNS[filter.column]}`,
      );
  }
}

/** The index leaves out hidden causes of death, so where one may match, the entries are read. */
function textCondition(
  name: keyof typeof COLUMNS,
  needle: string,
  mayEdit: Prisma.Sql | null,
): Condition {
  const column = COLUMNS[name];
  const condition = contains(column, needle);
  if (!CAUSE_COLUMNS.has(name)) return condition;
  if (mayEdit) return sameInBoth(condition.read);
  const shown = Prisma.sql`(CASE WHEN e."causeIsShown" THEN ${column} ELSE '' END)`;
  return { ...condition, found: contains(shown, needle).found };
}

/** Whether a filter searches for a text that the text index can find. */
const isText = (filter: Filter, value: string): boolean =>
  filter.kind === 'text' || (filter.kind === 'name' && !isInManyIds(wordsOfName(value)));

/** More words than a name has. Each becomes a condition. */
const MAX_WORDS = 8;

/** More letters than a word in a name has. */
const MAX_LETTERS = 60;

/** The conditions of the quick search. */
export const conditionsByName = (name: string): SearchConditions => ({
  conditions: name === '' ? [] : [nameOrId(name)],
  isSearch: name !== '' && !isInManyIds(wordsOfName(name)),
});

/**
 * Quick search: every word occurs in the names, in any order, ignoring accents and case; or a single word occurs in the
 * id (product.md 5).
 */
function nameOrId(name: string): Condition {
  const words = wordsOfName(name);
  const [first, ...others] = words;
  if (first === undefined) return sameInBoth(Prisma.sql`false`);
  return others.length === 0 ? nameOrIdContains(first) : nameContains(words);
}

/** The words of a searched name, folded like the stored names. */
export function wordsOfName(name: string): string[] {
  const folded = foldName(name);
  const words = folded.split(/[\s,]+/).filter(Boolean);
  // A lone comma occurs in some names. A lone accent folds to nothing, which would match everybody.
  const searchWords = words.length > 0 ? words.slice(0, MAX_WORDS) : [folded].filter(Boolean);
  return searchWords.map((word) => Array.from(word).slice(0, MAX_LETTERS).join(''));
}
