import { nameKey } from '@/lib/memorials/name-key';
import { nameFoundBy } from '@/lib/memorials/name-rules';
import { type CardRow, cardsOf } from '@/lib/memorials/queries/cards-of';
import { wordsOfName } from '@/lib/memorials/queries/list-filter';
import { PAGE_SIZE } from '@/lib/memorials/rules';
import { Prisma } from '@/lib/platform/db/generated/client';
import { countReachable, MAX_COUNTED, type ReachCount, rowsOfPage } from '@/lib/platform/paging';
import { becauseOf, type PersonFound } from '../person-found';
import type { SearchQuery } from '../schema';
import { parseSearchTerms } from '../search-terms';
import { alikePeople, beginningPeople, foundPeople } from './found-people';
import { type OtherSpelling, otherSpelling } from './other-spelling';

/** The result of a search: people with its words in their names, and if these are few, people with similar names. */
export type Search = {
  exact: { people: PersonFound[] } & ReachCount;
  alike: PersonFound[];
  didYouMean: OtherSpelling | null;
};

const MAX_SUGGESTED = 6;
const MAX_ALIKE = 10;

/** With this many exact matches, similar names are not needed. */
export const ENOUGH = 3;

/**
 * Searches the public memorials by name. Nothing about the search is stored. `known` are the ids that a list has
 * already found by the same words: then only similar names and spellings are searched.
 */
export async function searchPeople(
  { q, page }: SearchQuery,
  known?: readonly string[],
): Promise<Search> {
  const searchTerms = parseSearchTerms(q);
  const { words } = searchTerms;
  const reach = MAX_COUNTED;
  if (words.length === 0)
    return { exact: { people: [], ...countReachable(page, PAGE_SIZE, 0, reach) }, ...NOBODY };
  const part = { ...rowsOfPage(page, PAGE_SIZE), reach };
  const isNameOnly = searchTerms.year === null && words.length === wordsOfName(q).length;
  const usableIds = isNameOnly ? known : undefined;
  const peopleQuery = usableIds ? knownEntries(usableIds) : foundPeople(searchTerms, reach);
  const { counted, rows } = await cardsOf(peopleQuery, part);
  const exact = {
    people: rows.map((row) => toPerson(words, row)),
    ...countReachable(page, PAGE_SIZE, counted, reach),
  };
  if (counted >= ENOUGH || page > 1) return { exact, ...NOBODY };
  const [alike, didYouMean] = await Promise.all([alikeOf(words), otherSpelling(words)]);
  const exactIds = new Set(exact.people.map(({ id }) => id));
  return {
    exact,
    alike: alike.filter(({ id }) => !exactIds.has(id)).slice(0, MAX_ALIKE),
    didYouMean,
  };
}

const knownEntries = (ids: readonly string[]) => Prisma.sql`
  SELECT id, place FROM unnest(${ids}::text[]) WITH ORDINALITY AS known(id, place)`;

const NOBODY = { alike: [], didYouMean: null };

/** The first people whose names begin with the words of a search, for the suggestions below the field. */
export async function suggestPeople(q: string): Promise<PersonFound[]> {
  const searchTerms = parseSearchTerms(q);
  const peopleQuery = beginningPeople(searchTerms, MAX_SUGGESTED);
  if (!peopleQuery) return [];
  const { rows } = await cardsOf(peopleQuery, {
    skip: 0,
    take: MAX_SUGGESTED,
    reach: MAX_SUGGESTED,
  });
  return rows.map((row) => toPerson(searchTerms.words, row));
}

/** People whose names sound like the words: like all of them, or like the first and the last. */
async function alikeOf(words: readonly string[]): Promise<PersonFound[]> {
  const keys = [words.join(' '), `${words[0]} ${words.at(-1)}`].map(nameKey);
  const distinctKeys = [...new Set(keys)].filter((key) => key !== '');
  if (distinctKeys.length === 0) return [];
  const most = MAX_ALIKE + ENOUGH;
  const { rows } = await cardsOf(alikePeople(distinctKeys, most), {
    skip: 0,
    take: most,
    reach: most,
  });
  return rows.map((row) => toPerson(words, row));
}

function toPerson(words: readonly string[], row: CardRow): PersonFound {
  const { nickName, maidenName, otherNames, visibility: _, ...card } = row;
  const names = { fullName: card.fullName, nickName, maidenName, otherNames };
  return { ...card, foundBy: nameFoundBy(words, names), because: becauseOf(words, names) };
}
