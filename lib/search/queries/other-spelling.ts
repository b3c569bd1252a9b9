import { nameKey } from '@/lib/memorials/name-key';
import { nameHas } from '@/lib/memorials/queries/contains';
import { foldName } from '@/lib/memorials/rules';
import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { MOST_COUNTED } from '@/lib/platform/paging';
import { readPublic } from '@/lib/platform/replica/read-public';

/** Another spelling of a search, and how many people have it: at most `MOST_COUNTED` are counted. */
export type OtherSpelling = { query: string; people: number };

/** How many other words are tried for one, and in all. */
const FOR_ONE_WORD = 4;
const MOST_TRIED = 5;

/** How much of a word another must share to be tried: of its trigrams. */
const ALIKE = 0.4;

/**
 * The nearest spelling of the words that somebody public has, null if there is none: words that nobody has are replaced
 * by others that are spelled alike or sound alike. Only what finds somebody is offered, so it cannot spell a hidden name.
 */
export async function otherSpelling(words: readonly string[]): Promise<OtherSpelling | null> {
  const near = await nearWords(words);
  const replaced = words.map((word, at) => {
    const others = near.filter((one) => one.at === at + 1);
    return others.length > 0 ? others : [{ word, nearness: 1 }];
  });
  if (near.length === 0) return null;
  // One after the other, since the first mostly finds somebody.
  for (const tried of combined(replaced)) {
    const { people, name } = await countOf(tried);
    if (people > 0) return { query: tried.map((word) => asWritten(word, name)).join(' '), people };
  }
  return null;
}

type Near = { word: string; nearness: number };

/** For each word that nobody has, by its place from 1: the words nearest to it. */
const nearWords = (words: readonly string[]) =>
  readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<(Near & { at: number })[]>`
  SELECT q.at::int, w.word, w.nearness::float8
  FROM unnest(${words}::text[], ${words.map(nameKey)}::text[]) WITH ORDINALITY AS q(word, key, at)
  CROSS JOIN LATERAL (
    SELECT near.word, max(near.nearness) AS nearness FROM (
      SELECT s.word, similarity(s.word, q.word) AS nearness FROM search_words s
        WHERE s.word % q.word AND similarity(s.word, q.word) >= ${ALIKE}::float8
      UNION ALL
      (SELECT k.word, ${ALIKE / 2}::float8 + similarity(k.word, q.word) / 2 FROM search_words k
        WHERE k.key = q.key AND q.key <> '' ORDER BY k.people DESC LIMIT 300)) near
    GROUP BY near.word ORDER BY nearness DESC, near.word LIMIT ${FOR_ONE_WORD}) w
  WHERE NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = q.word)
  ORDER BY q.at, w.nearness DESC`,
  );

/** Every choice of one word for each place, the nearest first. */
function combined(places: Near[][]): string[][] {
  let choices: { words: string[]; nearness: number }[] = [{ words: [], nearness: 0 }];
  for (const place of places)
    choices = choices
      .flatMap(({ words, nearness }) =>
        place.map((one) => ({ words: [...words, one.word], nearness: nearness + one.nearness })),
      )
      .toSorted((one, other) => other.nearness - one.nearness)
      .slice(0, MOST_TRIED);
  return choices.map(({ words }) => words);
}

/** How many people have the words, and the name of one of them. */
async function countOf(words: string[]): Promise<{ people: number; name: string }> {
  const [row] = await readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<{ people: number; name: string | null }[]>`
    SELECT count(*)::int AS people, min(f."fullName") AS name FROM (
      SELECT e."fullName" FROM search_entries e WHERE e.listed AND ${nameHas(words, 'beginning')}
      ORDER BY e."createdAt" DESC, e."memorialId" DESC LIMIT ${MOST_COUNTED}) f`,
  );
  return { people: row?.people ?? 0, name: row?.name ?? '' };
}

/** A folded word as somebody's name has it, or as it is. */
const asWritten = (word: string, name: string) =>
  name.split(/[\s,]+/).find((part) => foldName(part).startsWith(word)) ?? word;
