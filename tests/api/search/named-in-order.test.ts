import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as list } from '@/app/api/memorials/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { call } from '../../support/call';
import { ada } from '../../support/cast';

/** Far more than the pages reach, so that both ends of an order differ. */
const MEMORIALS = 6_000;
const AT_ONCE = 1_000;

/**
 * Every seventh person has the same name, so that ids decide their order; some people have two words with the same
 * part.
 */
const ROWS = `INSERT INTO memorials (id, "createdById", "fullName", "searchName", biography, "birthDate", "deathDate",
    "placeOfBirth", nationality, religion, "primaryCause", "majorEvent", "isPublic", "createdAt")
  SELECT 'v' || translate(lpad((n * 7919 % 100003)::text, 8, '0'), '0', 'z') || CASE WHEN n % 500 = 0 THEN 'mRy' ELSE 'xyz' END,
    (SELECT min(id) FROM users), name, lower(name) || CASE WHEN n % 6 = 0 THEN ' rosemary born' ELSE '' END, 'A life.',
    '1880-01-01', '1990-01-01', '', '', '', '', 'not_related', n % 33 <> 0, timestamptz '2026-01-01' - n * interval '1 hour'
  FROM generate_series($1::int, $2::int) n, LATERAL (SELECT CASE
    WHEN n % 7 = 0 THEN 'Mary Field' WHEN n % 3 = 0 THEN chr(65 + n % 26) || 'nn Mary Rosemary' || n % 40
    WHEN n % 5 = 0 THEN 'Marylou ' || chr(97 + n % 26) || n % 300 WHEN n % 11 = 0 THEN 'Жанна Мария' || n % 60
    WHEN n % 400 = 1 THEN repeat('long', 14) || 'er' || repeat('tail', 3) || n % 5 ELSE 'Zora Qzark' || n % 900 END) m (name)`;

beforeAll(async () => {
  await ada();
  for (let from = 1; from < MEMORIALS; from += AT_ONCE)
    await db().$executeRawUnsafe(ROWS, from, from + AT_ONCE - 1);
});

const condition = (part: string) =>
  `("searchName" LIKE '%${part}%' OR lower(id) LIKE '%${part}%') AND "isPublic"`;

/** Expects first, middle and last pages in both orders to equal what a full scan finds. */
async function expectSameAsScan(part: string): Promise<void> {
  for (const order of ['asc', 'desc']) {
    const all = await db().$queryRawUnsafe<{ _id: string }[]>(
      `SELECT id AS _id FROM memorials WHERE ${condition(part)} ORDER BY "fullName" ${order}, id ${order}`,
    );
    for (const page of [1, 7, 100]) {
      const path = `/api/memorials?${new URLSearchParams({ name: part, sortBy: 'fullName', sortOrder: order, page: String(page) })}`;
      const { body } = await call(list, { path });
      expect(body.total).toBe(Math.min(all.length, 1000));
      expect(body.totalIsExact).toBe(all.length <= 1000);
      const found = body.memorials.map(({ _id }: { _id: string }) => _id);
      const expected = all.slice(0, 1000).slice((page - 1) * 10, page * 10);
      expect({ part, order, page, found }).toEqual({
        part,
        order,
        page,
        found: expected.map(({ _id }) => _id),
      });
    }
  }
}

const PARTS = ['mary', 'rosemary', 'ary', 'marylou', 'rosemary3', 'field', 'zora', 'qzark77', 'жан']
  .concat(['мария1', 'born', 'mry', 'xyz', 'nobody', 'longer', 'ertail', 'longtail', 'tailtail1'])
  .concat(['long'.repeat(14), 'vzz', 'ann']);

describe('a search for a name, ordered by name', () => {
  it.each(PARTS)('finds by %s what a full scan finds', expectSameAsScan);
});

describe('after names were changed, hidden and deleted', () => {
  beforeAll(async () => {
    const some = (letter: number) =>
      `id IN (SELECT id FROM memorials WHERE substr(id, 8, 1) = '${letter}')`;
    await db().$executeRawUnsafe(
      `UPDATE memorials SET "isPublic" = NOT "isPublic" WHERE ${some(1)}`,
    );
    await db().$executeRawUnsafe(
      `UPDATE memorials SET "fullName" = 'Mary New', "searchName" = 'mary new field' WHERE ${some(2)}`,
    );
    await db().$executeRawUnsafe(`DELETE FROM memorials WHERE ${some(3)}`);
  });

  it.each([...PARTS, 'new'])('a search for %s finds what a full scan finds', expectSameAsScan);
});

describe('the words of names', () => {
  const wrong = () => db().$queryRaw`
    WITH true_ones AS (
      SELECT word, "fullName", "memorialId" FROM search_entries, search_words_of(names) AS word WHERE listed)
    (SELECT * FROM search_name_words EXCEPT SELECT * FROM true_ones)
    UNION ALL (SELECT * FROM true_ones EXCEPT SELECT * FROM search_name_words)`;

  it('are the words in the names of all listed people', async () => {
    expect(await wrong()).toEqual([]);
  });

  it('are rebuilt by their migration, which can run twice', async () => {
    await db().$executeRaw`DELETE FROM search_name_words WHERE "fullName" < 'N'`;
    const folder = 'prisma/migrations/20261124030100_words_of_the_names_there_are';
    const client = new Client({ connectionString: env().DATABASE_URL });
    await client.connect();
    const sql = await readFile(`${folder}/migration.sql`, 'utf8');
    for (let times = 0; times < 2; times++) await client.query(sql);
    await client.end();
    expect(await wrong()).toEqual([]);
  });
});
