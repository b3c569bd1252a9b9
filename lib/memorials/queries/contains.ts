import { escapeLike } from '@/lib/platform/db/escape-like';
import { Prisma } from '@/lib/platform/db/generated/client';

/**
 * A condition on an entry in two equivalent forms: one for an index, and the cheapest one for an entry that is already
 * read.
 */
export type Condition = { found: Prisma.Sql; read: Prisma.Sql };

/** A condition whose two forms are the same. */
export const sameInBoth = (sql: Prisma.Sql): Condition => ({ found: sql, read: sql });

/** A trigram index needs three letters or digits in a row. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a trigram index can find a word. */
export const hasTrigram = (word: string): boolean => TRIGRAM.test(word);

/** A character of ids in lower case: one id in three has it. */
const ID_CHARACTER = /^[1-9a-z]$/;
const PAIR_OF_IDS = /^[1-9a-z]{2}$/;
const ID_CHARACTERS_ONLY = /^[0-9a-z]*$/;
const PART_OF_IDS = /^[1-9a-z]{2,12}$/;

/** The names of an entry without the line of the id, and the pairs of characters of its id, as in the search index. */
const NAMES = Prisma.sql`split_part(e.names, E'\n', 1)`;
const ID_PAIRS = Prisma.sql`search_id_pairs(lower(e."memorialId"))`;

/**
 * Matches a lower-case column that contains the needle, ignoring case. A needle without a trigram is found by its
 * pieces of one or two letters, which are in the same index (docs/search.md).
 */
export const contains = (column: Prisma.Sql, needle: string): Condition =>
  hasTrigram(needle)
    ? sameInBoth(Prisma.sql`${column} LIKE lower(${`%${escapeLike(needle)}%`})`)
    : { found: hasPieces(column, needle), read: hasPart(column, needle) };

/** Matches the entries whose names contain each of the folded words. */
export function nameContains(words: readonly string[]): Condition {
  const all = words.map((word) =>
    hasTrigram(word)
      ? sameInBoth(hasInNames(word))
      : { found: hasPieces(NAMES, word), read: hasPart(cheapestNames(word), word) },
  );
  return { found: allOf(all.map(({ found }) => found)), read: allOf(all.map(({ read }) => read)) };
}

/** A word with characters outside the alphabet of ids cannot match an id, so the line of the id need not be removed. */
const cheapestNames = (word: string) =>
  ID_CHARACTERS_ONLY.test(word) ? NAMES : Prisma.sql`e.names`;

/**
 * Whether the search is for a single letter that occurs in so many ids that the newest memorials soon yield enough
 * matches.
 */
export const isInManyIds = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && ID_CHARACTER.test(first);

/** Matches the entries whose names or id contain a folded word. */
export function nameOrIdContains(word: string): Condition {
  if (hasTrigram(word)) return sameInBoth(Prisma.sql`e.names LIKE ${`%${escapeLike(word)}%`}`);
  const read = hasPart(Prisma.sql`e.names`, word);
  // It is so common that reading any list in order soon finds the first thousand.
  if (isInManyIds([word])) return sameInBoth(read);
  if (!PAIR_OF_IDS.test(word)) return nameContains([word]);
  return { found: Prisma.sql`(${nameContains([word]).found} OR ${idContains(word)})`, read };
}

/** Matches the entries whose id contains the folded letters, at least two. */
export function idContains(letters: string): Prisma.Sql {
  if (!PART_OF_IDS.test(letters)) return Prisma.sql`false`;
  const found = Prisma.sql`${ID_PAIRS} @> ${piecesOf(letters)}::text[]`;
  return PAIR_OF_IDS.test(letters)
    ? found
    : Prisma.sql`${found} AND ${hasPart(Prisma.sql`lower(e."memorialId")`, letters)}`;
}

type PartOfWord = 'beginning' | 'whole';

/**
 * Matches the entries whose names have each of the folded words as the beginning of a word, or as a whole word. Nearly
 * every name has the trigrams with a space, so the index is asked for what is within a word, if that has a trigram.
 */
export function hasWords(words: readonly string[], part: PartOfWord): Condition {
  const all = words.map((word) => {
    const read = hasPart(Prisma.sql`e.names`, inNames(word, part));
    return { found: Prisma.sql`(${hasIndexed(word, part)} AND ${read})`, read };
  });
  return { found: allOf(all.map(({ found }) => found)), read: allOf(all.map(({ read }) => read)) };
}

/** The part of a whole word that the index finds. Trigrams leave out all but letters and digits. */
function hasIndexed(word: string, part: PartOfWord): Prisma.Sql {
  if (!LETTER.test(word)) return hasPieces(NAMES, word);
  return hasInNames(hasTrigram(word) ? word : inNames(word, part));
}

/** The names have a space before and after each word; an id has none. */
const inNames = (word: string, part: PartOfWord) => (part === 'whole' ? ` ${word} ` : ` ${word}`);
const hasInNames = (text: string) => Prisma.sql`e.names LIKE ${`%${escapeLike(text)}%\n%`}`;

/** All conditions joined by AND; true if there are none. */
export const allOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  conditions.length > 0 ? Prisma.join([...conditions], ' AND ') : Prisma.sql`true`;

const hasPart = (column: Prisma.Sql, needle: string) =>
  Prisma.sql`strpos(${column}, lower(${needle})) > 0`;

/**
 * The index alone decides for one piece, of one or two letters. For several pieces it finds texts that have all of
 * them, in any order.
 */
function hasPieces(column: Prisma.Sql, needle: string): Prisma.Sql {
  const pieces = piecesOf(needle);
  const found = Prisma.sql`search_pieces(${column}) @> string_to_array(lower(${pieces.join('\r')}), E'\r')`;
  return pieces.length < 2 ? found : Prisma.sql`${found} AND ${hasPart(column, needle)}`;
}

/** Splits a needle into its pairs of letters. A needle of one letter is its own piece. */
function piecesOf(needle: string): string[] {
  const letters = Array.from(needle);
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
