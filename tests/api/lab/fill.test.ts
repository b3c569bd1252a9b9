import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillMemorials } from '@/lab/bench/fill/fill-memorials';

const url = () => process.env.DATABASE_URL ?? '';
const MEMORIALS = 2_500;

describe('filling a database with made-up memorials', () => {
  let indexes: unknown[];
  let constraints: unknown[];

  beforeAll(async () => {
    indexes = await rows(INDEXES);
    constraints = await rows(CONSTRAINTS);
    await fillMemorials(url(), { memorials: MEMORIALS, seed: 7 });
  });

  it('makes the requested number of memorials, in many scripts, nearly all public', async () => {
    const [found] = await rows(`SELECT count(*)::int AS all,
      count(*) FILTER (WHERE "isPublic")::float / count(*) AS public,
      count(*) FILTER (WHERE "searchName" LIKE '%mary%')::float / count(*) AS marys,
      count(*) FILTER (WHERE length("fullName") = 2)::int AS of_two_letters,
      count(*) FILTER (WHERE "fullName" ~ '[а-я]')::int AS cyrillic,
      count(DISTINCT nationality)::int AS nationalities,
      count(*) FILTER (WHERE "militaryService")::int AS soldiers FROM memorials`);
    expect(found).toMatchObject({ all: MEMORIALS });
    expect(found?.public).toBeCloseTo(0.97, 1);
    expect(found?.marys).toBeCloseTo(1 / 6, 1);
    for (const each of ['of_two_letters', 'cyrillic', 'nationalities', 'soldiers'])
      expect(found?.[each], each).toBeGreaterThan(20);
  });

  it("fills the search tables through the product's triggers", async () => {
    const [counts] = await rows(`SELECT
      (SELECT count(*)::int FROM search_entries) AS entries,
      (SELECT sum(people)::int FROM search_word_steps WHERE word = 'mary') AS marys,
      (SELECT count(*)::int FROM search_entries WHERE listed AND names ~ '[\\s]mary[\\s]') AS found`);
    expect(counts?.entries).toBe(MEMORIALS);
    expect(counts?.marys).toBe(counts?.found);
  });

  it('makes each creator the owner', async () => {
    const [found] = await rows(`SELECT count(*)::int AS all, count(k.role)::int AS owned
      FROM memorials m LEFT JOIN keepers k
        ON k."memorialId" = m.id AND k."userId" = m."createdById" AND k.role = 'owner'`);
    expect(found).toEqual({ all: MEMORIALS, owned: MEMORIALS });
  });

  it('leaves the definitions and settings of indexes and tables unchanged', async () => {
    expect(indexes).toContainEqual(
      expect.objectContaining({
        name: 'search_entries_asked',
        unseen: [1, 8, 9, 10, 11, 12, 13, 14, 15],
      }),
    );
    expect(await rows(INDEXES)).toEqual(indexes);
  });

  it('leaves every constraint unchanged', async () => {
    expect(constraints).toContainEqual(
      expect.objectContaining({ name: 'search_entries_memorialId_fkey', convalidated: true }),
    );
    expect(await rows(CONSTRAINTS)).toEqual(constraints);
  });

  it('refuses a database with rows', async () => {
    const again = fillMemorials(url(), { memorials: 1, seed: 7 });
    await expect(again).rejects.toThrow(/is in use/);
    expect(await rows('SELECT count(*)::int AS all FROM memorials')).toEqual([{ all: MEMORIALS }]);
  });
});

/** Includes the columns that ANALYZE skips and the tables without autovacuum. */
const INDEXES = `SELECT c.oid::regclass::text AS name, c.reloptions, CASE c.relkind WHEN 'i' THEN pg_get_indexdef(c.oid) END AS made,
    (SELECT array_agg(a.attnum ORDER BY a.attnum) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attstattarget = 0) AS unseen
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('i', 'r') ORDER BY 1`;

const CONSTRAINTS = `SELECT conrelid::regclass::text AS held_by, conname AS name, pg_get_constraintdef(oid) AS made, convalidated
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`;

async function rows(sql: string): Promise<Record<string, number>[]> {
  const client = new Client({ connectionString: url() });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
