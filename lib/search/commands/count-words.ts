import { nameKey } from '@/lib/memorials/name-key';
import { db } from '@/lib/platform/db/client';

/** The most steps that one batch adds up. Saving a memorial creates a handful. */
const MAX_STEPS = 20_000;

/** How many words get their keys in one statement. */
const MAX_WORDS_KEYED = 1_000;

/**
 * Adds the steps that were recorded when memorials were saved to the word counts, deletes words that nobody has any
 * more, and writes the consonants of new words. May run twice at once: each step is counted once. If two runs
 * deadlock, the job is retried.
 */
export async function countSearchWords(): Promise<void> {
  for (let taken = MAX_STEPS; taken === MAX_STEPS; ) taken = await addSteps();
  await db().$executeRaw`
    DELETE FROM search_words w WHERE people = 0
      AND NOT EXISTS (SELECT 1 FROM search_word_steps s WHERE s.word = w.word)`;
  for (let read = MAX_WORDS_KEYED; read === MAX_WORDS_KEYED; ) read = await addKeys();
}

/** Returns how many words without a key it read. */
async function addKeys(): Promise<number> {
  const where = { key: null };
  const words = await db().searchWord.findMany({
    where,
    take: MAX_WORDS_KEYED,
    select: { word: true },
  });
  const keyed = words.map(({ word }) => ({ word, key: nameKey(word) }));
  await db().$executeRaw`
    UPDATE search_words w SET key = k.key
    FROM json_to_recordset(${JSON.stringify(keyed)}::json) AS k(word text, key text)
    WHERE w.word = k.word`;
  return words.length;
}

/**
 * Returns how many steps it added up. They are deleted by ctid: by id, PostgreSQL would each time read all the rows
 * that an import of a million memorials left.
 */
async function addSteps(): Promise<number> {
  const [row] = await db().$queryRaw<{ taken: number }[]>`
    WITH taken AS (
      DELETE FROM search_word_steps WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM search_word_steps ORDER BY id LIMIT ${MAX_STEPS} FOR UPDATE SKIP LOCKED))
      RETURNING word, people),
    added AS (
      INSERT INTO search_words AS w (word, people)
      SELECT word, sum(people) FROM taken GROUP BY word HAVING sum(people) <> 0 ORDER BY word
      ON CONFLICT (word) DO UPDATE SET people = w.people + EXCLUDED.people)
    SELECT count(*)::int AS taken FROM taken`;
  return row?.taken ?? 0;
}
