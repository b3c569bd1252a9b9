import { nameKey } from '@/lib/memorials/name-key';
import { nameFoundBy } from '@/lib/memorials/name-rules';
import { type CardRow, cardsOf } from '@/lib/memorials/queries/cards-of';
import { wordsOfName } from '@/lib/memorials/queries/list-filter';
import { PAGE_SIZE } from '@/lib/memorials/rules';
import { Prisma } from '@/lib/platform/db/generated/client';
import { countReachable, MOST_COUNTED, type ReachCount, rowsOfPage } from '@/lib/platform/paging';
import { type Asked, askedWords } from '../asked-words';
import { becauseOf, type PersonFound } from '../person-found';
import type { SearchQuery } from '../schema';
import {
  alikePeople,
  beginningPeople,
  foundAmongMany,
  foundByWholeWords,
  foundFewPeople,
  foundPeople,
} from './found-people';
import { type OtherSpelling, otherSpelling } from './other-spelling';
import { haveMoreThan, type PeopleByWords, peopleByWords } from './people-by-words';

/** The result of a search: people with its words in their names, and if these are few, people with similar names. */
export type Search = {
  exact: { people: PersonFound[] } & ReachCount;
  alike: PersonFound[];
  didYouMean: OtherSpelling | null;
};

const MOST_SUGGESTED = 6;
const MOST_ALIKE = 10;

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
  const asked = askedWords(q);
  const { words } = asked;
  const reach = MOST_COUNTED;
  if (words.length === 0)
    return { exact: { people: [], ...countReachable(page, PAGE_SIZE, 0, reach) }, ...NOBODY };
  const part = { ...rowsOfPage(page, PAGE_SIZE), reach };
  const areAll = asked.year === null && words.length === wordsOfName(q).length;
  const those = areAll ? known : undefined;
  const people = those ? undefined : await peopleByWords(asked);
  // Perhaps nobody has one of these words, so similar names are searched at the same time.
  const isNew = page === 1 && people?.whole === 0 && people.part === 0;
  const early = isNew ? similarTo(words) : undefined;
  early?.catch(() => {}); // a failure is thrown where it is awaited
  const { counted, rows } = people
    ? await exactPeople(asked, people, part)
    : await cardsOf(these(those ?? []), part);
  const exact = {
    people: rows.map((row) => toPerson(words, row)),
    ...countReachable(page, PAGE_SIZE, counted, reach),
  };
  if (counted >= ENOUGH || page > 1) return { exact, ...NOBODY };
  const [alike, didYouMean] = await (early ?? similarTo(words));
  const shown = new Set(exact.people.map(({ id }) => id));
  return {
    exact,
    alike: alike.filter(({ id }) => !shown.has(id)).slice(0, MOST_ALIKE),
    didYouMean,
  };
}

const similarTo = (words: readonly string[]) => Promise.all([alikeOf(words), otherSpelling(words)]);

const these = (ids: readonly string[]) => Prisma.sql`
  SELECT id, place FROM unnest(${ids}::text[]) WITH ORDINALITY AS known(id, place)`;

/** Up to this many times the reachable number of people are read one by one. */
const READ_ONE_BY_ONE = 5;

type Part = { skip: number; take: number; reach: number };

/**
 * Finds people with the words. Starts with the query that should suffice, and goes on to another if it does not. Most
 * searches find few people. If many have the whole words, those come first, and nothing else is needed. If many have
 * the words but few as whole words, parts of words are needed too, unless whole words fill the requested page.
 */
async function exactPeople(asked: Asked, people: PeopleByWords, part: Part) {
  const { skip, take, reach } = part;
  const areFew = people.whole < READ_ONE_BY_ONE * reach;
  let found: ReturnType<typeof cardsOf> | undefined;
  const byWholeWords = () => {
    found ??= foundByWholeWords(asked, reach, { areFew }).then((query) => cardsOf(query, part));
    return found;
  };
  const shouldBeFew = people.rarest < reach;
  if (shouldBeFew) {
    const few = await cardsOf(foundFewPeople(asked, reach), part);
    if (few.counted <= reach) return few;
  }
  if (people.whole > reach && (await byWholeWords()).counted > reach) return byWholeWords();
  if (people.part <= reach) {
    if (!shouldBeFew) {
      const few = await cardsOf(await foundPeople(asked, reach), part);
      if (few.counted <= reach) return few;
    }
    if (asked.words.length > 1 && (await byWholeWords()).counted > reach) return byWholeWords();
  }
  if (people.whole >= skip + take && (await haveMoreThan(reach, asked, people))) {
    const whole = await byWholeWords();
    if (whole.rows.length === take) return { ...whole, counted: reach + 1 };
  }
  return cardsOf(await foundAmongMany(asked, reach, { fewAreWhole: areFew }), part);
}

const NOBODY = { alike: [], didYouMean: null };

/** The first people whose names begin with the words of a search, for the suggestions below the field. */
export async function suggestPeople(q: string): Promise<PersonFound[]> {
  const asked = askedWords(q);
  const found = await beginningPeople(asked, MOST_SUGGESTED);
  if (!found) return [];
  const { rows } = await cardsOf(found, { skip: 0, take: MOST_SUGGESTED, reach: MOST_SUGGESTED });
  return rows.map((row) => toPerson(asked.words, row));
}

/** People whose names sound like the words: like all of them, or like the first and the last. */
async function alikeOf(words: readonly string[]): Promise<PersonFound[]> {
  const keys = [words.join(' '), `${words[0]} ${words.at(-1)}`].map(nameKey);
  const told = [...new Set(keys)].filter((key) => key !== '');
  if (told.length === 0) return [];
  const most = MOST_ALIKE + ENOUGH;
  const { rows } = await cardsOf(alikePeople(told, most), { skip: 0, take: most, reach: most });
  return rows.map((row) => toPerson(words, row));
}

function toPerson(words: readonly string[], row: CardRow): PersonFound {
  const { nickName, maidenName, otherNames, visibility: _, ...card } = row;
  const names = { fullName: card.fullName, nickName, maidenName, otherNames };
  return { ...card, foundBy: nameFoundBy(words, names), because: becauseOf(words, names) };
}
