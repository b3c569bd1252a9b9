import { escapeLike } from '@/lib/platform/db/escape-like';
import { Prisma } from '@/lib/platform/db/generated/client';

/** What an index over trigrams needs of a needle: three letters or digits in a row. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Every letter of an id in lower case: a name of one or two of them is a part of one id in a hundred, or of more. */
const OF_IDS = /^[1-9a-z]{1,2}$/;

/** The names of an entry, without the line of the id: the expression of the index search_entries_name_pieces. */
const NAMES = Prisma.sql`split_part(e.names, E'\n', 1)`;

/**
 * Matches a column, all of it in lower case, that contains the needle in either case. A needle that has no trigram is
 * searched by its pieces of one or two letters, which have an index of their own (decision 0060).
 */
export const contains = (column: Prisma.Sql, needle: string): Prisma.Sql =>
  TRIGRAM.test(needle)
    ? Prisma.sql`${column} LIKE lower(${`%${escapeLike(needle)}%`})`
    : Prisma.sql`${hasPart(column, needle)} AND ${hasPieces(column, needle)}`;

/** Matches the entries whose names contain each of the words, which are folded. */
export const nameContains = (words: readonly string[]): Prisma.Sql =>
  allOf(
    words.map((word) =>
      TRIGRAM.test(word)
        ? Prisma.sql`e.names LIKE ${`%${escapeLike(word)}%\n%`}`
        : Prisma.sql`${hasPart(NAMES, word)} AND ${hasPieces(NAMES, word)}`,
    ),
  );

/** Matches the entries whose names or whose id contain a word, which is folded. */
export function nameOrIdContains(word: string): Prisma.Sql {
  if (TRIGRAM.test(word)) return Prisma.sql`e.names LIKE ${`%${escapeLike(word)}%`}`;
  // So many ids have it that the first thousand are soon found in the order of any list.
  if (OF_IDS.test(word)) return hasPart(Prisma.sql`e.names`, word);
  return nameContains([word]);
}

/** Matches the entries that have each of the words, which are folded, as the beginning of a word, or as a whole one. */
export const nameHas = (words: readonly string[], part: 'beginning' | 'whole'): Prisma.Sql =>
  allOf(
    words.map((word) => {
      const end = part === 'whole' ? ' ' : '';
      return Prisma.sql`e.names LIKE ${`% ${escapeLike(word)}${end}%\n%`}`;
    }),
  );

/** All of the conditions; true for none. */
export const allOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  conditions.length > 0 ? Prisma.join([...conditions], ' AND ') : Prisma.sql`true`;

/** The planner cannot guess how many rows these match, and assumes a third: unlike LIKE, of which it would guess none. */
const hasPart = (column: Prisma.Sql, needle: string) =>
  Prisma.sql`strpos(${column}, lower(${needle})) > 0`;

const hasPieces = (column: Prisma.Sql, needle: string) =>
  Prisma.sql`search_pieces(${column}) @> string_to_array(lower(${piecesOf(needle).join('\r')}), E'\r')`;

/** A needle as the pieces of two letters that it consists of; one of one letter is its own piece. */
function piecesOf(needle: string): string[] {
  const letters = Array.from(needle);
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
