import { db } from '@/lib/platform/db/client';

/** Steps that one run adds up at most; saving a memorial makes a handful. */
const MOST_STEPS = 20_000;

/**
 * Adds what saving memorials noted about words to their people, and deletes the words that nobody has any more. May run
 * twice at once: each step is taken once. Words are locked in their order, so that no two wait for each other.
 */
export async function countSearchWords(): Promise<void> {
  for (let taken = MOST_STEPS; taken === MOST_STEPS; ) taken = await addSteps();
  await db().$executeRaw`
    DELETE FROM search_words w WHERE people = 0
      AND NOT EXISTS (SELECT 1 FROM search_word_steps s WHERE s.word = w.word)`;
}

/** Returns how many steps it took. */
async function addSteps(): Promise<number> {
  const [row] = await db().$queryRaw<{ taken: number }[]>`
    WITH taken AS (
      DELETE FROM search_word_steps WHERE id IN (
        SELECT id FROM search_word_steps ORDER BY id LIMIT ${MOST_STEPS} FOR UPDATE SKIP LOCKED)
      RETURNING word, people),
    added AS (
      INSERT INTO search_words AS w (word, people)
      SELECT word, sum(people) FROM taken GROUP BY word HAVING sum(people) <> 0 ORDER BY word
      ON CONFLICT (word) DO UPDATE SET people = w.people + EXCLUDED.people)
    SELECT count(*)::int AS taken FROM taken`;
  return row?.taken ?? 0;
}
