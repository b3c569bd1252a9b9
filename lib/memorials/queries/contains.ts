import { escapeLike } from '@/lib/platform/db/escape-like';
import { Prisma } from '@/lib/platform/db/generated/client';

/** What an entry must meet: as an index finds it, and as it costs least to say of an entry at hand. Both say the same. */
export type Condition = { found: Prisma.Sql; read: Prisma.Sql };

/** A condition that is said in one way. */
export const saidAlike = (sql: Prisma.Sql): Condition => ({ found: sql, read: sql });

/** What an index over trigrams needs of a needle: three letters or digits in a row. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Whether an index over trigrams finds a word by itself. */
export const hasTrigram = (word: string): boolean => TRIGRAM.test(word);

/** A letter of an id in lower case, which one id in three has, or two of them. */
const OF_IDS = /^[1-9a-z]$/;
const PAIR_OF_IDS = /^[1-9a-z]{2}$/;
const OF_IDS_ALONE = /^[0-9a-z]*$/;
const PART_OF_IDS = /^[1-9a-z]{2,12}$/;

/** The names of an entry, without the line of the id, and the pairs of its letters: as the index of searches has them. */
const NAMES = Prisma.sql`split_part(e.names, E'\n', 1)`;
const ID_PAIRS = Prisma.sql`search_id_pairs(lower(e."memorialId"))`;

/**
 * Matches a column, all of it in lower case, that contains the needle in either case. A needle that has no trigram is
 * searched by its pieces of one or two letters, which have an index of their own (decision 0060).
 */
export const contains = (column: Prisma.Sql, needle: string): Condition =>
  hasTrigram(needle)
    ? foundThinly(needle, (part) => Prisma.sql`${column} LIKE lower(${`%${part}%`})`, column)
    : { found: hasPieces(column, needle), read: hasPart(column, needle) };

/** Matches the entries whose names contain each of the words, which are folded. */
export function nameContains(words: readonly string[]): Condition {
  const all = words.map((word) =>
    hasTrigram(word)
      ? foundThinly(word, hasInNames, cheapestNames(word))
      : { found: hasPieces(NAMES, word), read: hasPart(cheapestNames(word), word) },
  );
  return { found: allOf(all.map(({ found }) => found)), read: allOf(all.map(({ read }) => read)) };
}

/** No id has what is beyond their alphabet, so that the line of the id need not be cut off. */
const cheapestNames = (word: string) => (OF_IDS_ALONE.test(word) ? NAMES : Prisma.sql`e.names`);

/** Whether somebody asked for a letter alone that so many ids have that the newest soon have enough of it. */
export const isInManyIds = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && OF_IDS.test(first);

/** Matches the entries whose names or whose id contain a word, which is folded. */
export function nameOrIdContains(word: string): Condition {
  if (hasTrigram(word))
    return foundThinly(
      word,
      (part) => Prisma.sql`e.names LIKE ${`%${part}%`}`,
      Prisma.sql`e.names`,
    );
  const read = hasPart(Prisma.sql`e.names`, word);
  // So many have it that the first thousand are soon found in the order of any list.
  if (isInManyIds([word])) return saidAlike(read);
  if (!PAIR_OF_IDS.test(word)) return nameContains([word]);
  return { found: Prisma.sql`(${nameContains([word]).found} OR ${idContains(word)})`, read };
}

/** Matches the entries whose id contains at least two letters, which are folded. */
export function idContains(letters: string): Prisma.Sql {
  if (!PART_OF_IDS.test(letters)) return Prisma.sql`false`;
  const found = Prisma.sql`${ID_PAIRS} @> ${piecesOf(letters)}::text[]`;
  return PAIR_OF_IDS.test(letters)
    ? found
    : Prisma.sql`${found} AND ${hasPart(Prisma.sql`lower(e."memorialId")`, letters)}`;
}

type PartOfWord = 'beginning' | 'whole';

/** Letters enough that few names have the word within another one. */
const RARELY_WITHIN = /[\p{L}\p{N}]{4}/u;

/** Says of an entry at hand whether its names have each of the words, which are folded, as the beginning of a word, or as a whole one. */
export const hasWords = (words: readonly string[], part: PartOfWord): Prisma.Sql =>
  allOf(words.map((word) => hasInNames(escapeLike(inNames(word, part)))));

/**
 * The same as a condition, which an index finds by pieces of each word. Of several words, one is found by the pieces within it,
 * since nearly every name has those with a space; but not where another word contains it, whose names would all be found.
 */
export function wordsCondition(words: readonly string[], part: PartOfWord): Condition {
  const each = [...new Set(words)];
  const all = each.map((word) => {
    const read = hasPart(Prisma.sql`e.names`, inNames(word, part));
    const isWithin = each.some((other) => other !== word && other.includes(word));
    const isFoundWithin = each.length > 1 && !isWithin && RARELY_WITHIN.test(word);
    const pieces = isFoundWithin ? thinned(word) : thinned(inNames(word, part), WITH_SPACES);
    return { found: Prisma.sql`(${hasInNames(pieces)} AND ${read})`, read };
  });
  return { found: allOf(all.map(({ found }) => found)), read: allOf(all.map(({ read }) => read)) };
}

/** There is a space before and after each word of the names, and none in an id. */
const inNames = (word: string, part: PartOfWord) => (part === 'whole' ? ` ${word} ` : ` ${word}`);
const hasInNames = (pattern: string) => Prisma.sql`e.names LIKE ${`%${pattern}%\n%`}`;

/** All of the conditions; true for none. */
export const allOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  conditions.length > 0 ? Prisma.join([...conditions], ' AND ') : Prisma.sql`true`;

/** Letters or digits in a row of which a third of the trigrams finds nearly as little as all of them do. */
const LONG = /[\p{L}\p{N}]{6,}/gu;
/** The same of a word with the spaces around it, which are a part of its first and its last trigram. */
const WITH_SPACES = /[\p{L}\p{N} ]{6,}/gu;
/** Three letters, and up to two that are skipped so that exactly three remain. */
const THREE_OF_MORE = /(.{3})(?:.{0,2}(?=.{3}$)|(?=.{6}))/gu;

/**
 * Matches a column that contains the needle, given how a pattern is searched there. An index over trigrams reads the list of each, and of
 * common words these are long: of a long word it is asked for every third one and the last, in their order, and of what it
 * finds the needle is looked for.
 */
function foundThinly(
  needle: string,
  like: (pattern: string) => Prisma.Sql,
  column: Prisma.Sql,
): Condition {
  const whole = escapeLike(needle);
  const thin = thinned(needle);
  if (thin === whole) return saidAlike(like(whole));
  return { found: Prisma.sql`(${like(thin)} AND ${hasPart(column, needle)})`, read: like(whole) };
}

/** A pattern of the trigrams that are asked for. */
const thinned = (needle: string, long = LONG) =>
  escapeLike(needle).replace(long, (word) => word.replace(THREE_OF_MORE, '$1%'));

const hasPart = (column: Prisma.Sql, needle: string) =>
  Prisma.sql`strpos(${column}, lower(${needle})) > 0`;

/** One piece, that is one letter or two, is found by the index alone; of several, it finds texts that have them all. */
function hasPieces(column: Prisma.Sql, needle: string): Prisma.Sql {
  const pieces = piecesOf(needle);
  const found = Prisma.sql`search_pieces(${column}) @> string_to_array(lower(${pieces.join('\r')}), E'\r')`;
  return pieces.length < 2 ? found : Prisma.sql`${found} AND ${hasPart(column, needle)}`;
}

/** A needle as the pieces of two letters that it consists of; one of one letter is its own piece. */
function piecesOf(needle: string): string[] {
  const letters = Array.from(needle);
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
