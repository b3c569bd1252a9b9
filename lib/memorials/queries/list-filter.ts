import { escapeLike } from '@/lib/platform/db/escape-like';
import type { MajorEvent, Prisma } from '@/lib/platform/db/generated/client';
import { NO_CAUSE } from '../cause-rules';
import { FILTER_LIST, type Filter, type ListFilters, storedValue } from '../filters';
import { fromIsoDay } from '../iso-day';
import { foldName } from '../rules';

type Where = Prisma.MemorialWhereInput;

/**
 * The conditions that a memorial must meet to match, all of them (product.md 3 and 5, "Search"). The
 * caller says whose memorials are searched, and whether the searcher may edit every one of them: for
 * others, a hidden cause of death matches nothing, whatever is asked about it.
 */
export const listFilter = (filters: ListFilters, mayEditAll: boolean): Where => {
  const used = FILTER_LIST.filter(([name]) => filters[name]);
  const conditions = used.map(([name, filter]) => conditionOf(filter, String(filters[name])));
  const asksForCause = used.some(([, filter]) => columnsOf(filter).some(isOfCause));
  return { AND: asksForCause && !mayEditAll ? [...conditions, CAUSE_IS_SHOWN] : conditions };
};

/** Not the same as "is not hidden": that is unknown where nobody has answered, and matches nothing. */
const CAUSE_IS_SHOWN: Where = { OR: [{ causeVisibility: null }, { causeVisibility: 'shown' }] };

const isOfCause = (column: string) => Object.hasOwn(NO_CAUSE, column);

function columnsOf(filter: Filter): readonly string[] {
  if ('columns' in filter) return filter.columns;
  return 'column' in filter ? [filter.column] : [];
}

function conditionOf(filter: Filter, value: string): Where {
  switch (filter.kind) {
    case 'name':
      return nameOrId(value);
    case 'text':
      return { OR: filter.columns.map((column) => ({ [column]: containing(value) })) };
    case 'year':
      return { [filter.column]: within(value) };
    case 'day':
      return { [filter.column]: fromIsoDay(value) };
    case 'choice':
      return { [filter.column]: storedValue(filter, value) as MajorEvent }; // the query's check let no other through
    case 'flag':
      return { [filter.column]: value === 'true' };
  }
}

/** More words than a name has; each is a condition of its own. */
const MOST_WORDS = 8;

/**
 * Quick search: every word is a part of the full name, in any order, accents and case ignored; or the whole
 * is a part of the id (product.md 5).
 */
export function nameOrId(name: string): Where {
  const all = wordsOfName(name).map((part) => ({ searchName: { contains: escapeLike(part) } }));
  return { OR: [...(all.length > 0 ? [{ AND: all }] : []), { id: containing(name) }] };
}

/** What a searched name asks for, as names are stored for searching. */
export function wordsOfName(name: string): string[] {
  const folded = foldName(name);
  const words = folded.split(/[\s,]+/).filter(Boolean);
  // A lone comma is a part of some names; a lone accent folds to nothing, which would match everybody.
  return words.length > 0 ? words.slice(0, MOST_WORDS) : [folded].filter(Boolean);
}

const containing = (text: string) => ({ contains: escapeLike(text), mode: 'insensitive' }) as const;

function within(year: string) {
  const digits = year.padStart(4, '0');
  return { gte: fromIsoDay(`${digits}-01-01`), lte: fromIsoDay(`${digits}-12-31`) };
}
