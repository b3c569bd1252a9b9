import { expect, it } from 'vitest';
import { fillMemorials } from '@/lab/bench/fill/fill-memorials';
import { withoutAutovacuum } from '@/lab/bench/fill/without-autovacuum';
import { queryDatabase } from '@/tests/support/query-database';

const url = () => process.env.DATABASE_URL ?? '';
/** Returns the tables for which autovacuum is off. */
const notVacuumed = async () =>
  (
    await queryDatabase<{ name: string }>(
      url(),
      `SELECT oid::regclass::text AS name FROM pg_class WHERE 'autovacuum_enabled=off' = ANY(reloptions) ORDER BY 1`,
    )
  ).map(({ name }) => name);

it('a fill that fails in a transaction turns autovacuum on again for every table', async () => {
  await queryDatabase(
    url(),
    `ALTER TABLE memorial_names ADD CONSTRAINT refuses_all CHECK ("memorialId" = '')`,
  );
  const failing = fillMemorials(url(), { memorials: 10, seed: 7 });
  await expect(failing).rejects.toThrow('refuses_all');
  expect(await notVacuumed()).toEqual([]);
});

it('the first error is thrown, even if autovacuum cannot be turned on again', async () => {
  const failing = withoutAutovacuum(url(), ['users', 'contact_messages'], async () => {
    expect(await notVacuumed()).toEqual(['contact_messages', 'users']);
    await queryDatabase(url(), 'ALTER TABLE contact_messages RENAME TO messages_before');
    throw new Error('The fill failed.');
  });
  await expect(failing).rejects.toThrow('The fill failed.');
  expect(await notVacuumed()).toEqual(['messages_before']);
});
