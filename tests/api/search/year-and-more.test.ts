import { beforeAll, describe, expect, it } from 'vitest';
import { GET as list } from '@/app/api/memorials/route';
import { db } from '@/lib/platform/db/client';
import { call } from '../../support/call';
import { ada } from '../../support/cast';
import { makeMemorials } from '../../support/many-memorials';

/** More than the newest that show how common something is (docs/search.md). */
const MEMORIALS = 18_000;

/**
 * All were born in the same year; half died in 2021. Only the first 8,000 include a Mary,
 * and only the others include deaths in 2015. The newest and the oldest are Basotho.
 */
const ROWS = `INSERT INTO memorials (id, "createdById", "fullName", "searchName", biography, "birthDate", "deathDate",
    "placeOfBirth", nationality, religion, "primaryCause", "militaryService", "isPublic", "causeVisibility", "createdAt")
  SELECT 'v' || translate(lpad(n::text, 11, '0'), '0', 'z'), (SELECT min(id) FROM users), name, lower(name), 'A life.',
    date '1940-01-01' + n % 300, CASE WHEN n % 2 = 0 THEN date '2021-01-01' + n % 365 WHEN n > 8000 THEN date '2015-03-04'
      ELSE date '1999-05-06' + n % 2000 END, 'Town ' || n % 3, CASE WHEN n < 400 OR n > 17000 THEN 'Basotho' WHEN n % 5 < 3 THEN 'Czech' ELSE 'Kenyan' END, '', 'Age',
    n % 4 = 0, n % 33 <> 0, CASE WHEN n % 7 = 0 THEN 'hidden'::"CauseVisibility" END,
    timestamptz '2026-01-01' - n / 3 * interval '1 hour'
  FROM generate_series($1::int, $2::int) n, LATERAL (SELECT CASE WHEN n % 3 = 0 AND n <= 8000 THEN 'Mary Field' || n % 70
    WHEN n % 11 = 0 THEN 'Zora Field' ELSE 'Ann Hill' END) m (name)`;

const DIED = 'extract(year FROM "deathDate") =';
const SHOWN = `"causeVisibility" IS DISTINCT FROM 'hidden'`;

beforeAll(async () => {
  await ada();
  await makeMemorials(ROWS, MEMORIALS);
});

/** A search, and its condition in SQL that reads every memorial. */
const CASES: [query: string, where: string][] = [
  ['name=mary&deathYear=2021', `"searchName" LIKE '%mary%' AND ${DIED} 2021`],
  ['name=ma&deathYear=2021', `"searchName" LIKE '%ma%' AND ${DIED} 2021`],
  [
    'name=field mary&deathYear=2021',
    `"searchName" LIKE '%mary%' AND "searchName" LIKE '%field%' AND ${DIED} 2021`,
  ],
  ['nationality=czech&deathYear=2021', `nationality = 'Czech' AND ${DIED} 2021`],
  [
    'nationality=czech&location=town 1&deathYear=2021',
    `nationality = 'Czech' AND "placeOfBirth" = 'Town 1' AND ${DIED} 2021`,
  ],
  ['causeOfDeath=age&deathYear=2021', `"primaryCause" = 'Age' AND ${DIED} 2021 AND ${SHOWN}`],
  ['name=ann&birthYear=1940', `"searchName" LIKE '%ann%'`],
  ['name=mary&birthYear=1940', `"searchName" LIKE '%mary%'`],
  [
    'military=false&name=ann&deathYear=2021',
    `NOT "militaryService" AND "searchName" LIKE '%ann%' AND ${DIED} 2021`,
  ],
  // Common among the newest, and rare in most of the year.
  ['nationality=basotho&birthYear=1940', `nationality = 'Basotho'`],
  // Few in the year, or none in it with what is common among the newest.
  ['name=mary&deathYear=1999', `"searchName" LIKE '%mary%' AND ${DIED} 1999`],
  ['name=mary&deathYear=2015', 'false'],
  ['name=ann&deathYear=2015', `"searchName" LIKE '%ann%' AND ${DIED} 2015`],
  ['name=ann&deathYear=2001', `"searchName" LIKE '%ann%' AND ${DIED} 2001`],
  ['name=zora&deathYear=2021', `"searchName" LIKE '%zora%' AND ${DIED} 2021`],
  ['name=nobody&deathYear=2021', 'false'],
];

describe('a search for a year and another condition', () => {
  it.each(CASES)('finds by %s what a full scan finds', async (query, where) => {
    const all = await db().$queryRawUnsafe<{ _id: string }[]>(
      `SELECT id AS _id FROM memorials WHERE "isPublic" AND ${where} ORDER BY "createdAt" DESC, id DESC LIMIT 1001`,
    );
    for (const page of [1, 3, 100]) {
      const path = `/api/memorials?${new URLSearchParams(`${query}&page=${page}`)}`;
      const { body } = await call(list, { path });
      expect(body.total).toBe(Math.min(all.length, 1000));
      expect(body.totalIsExact).toBe(all.length <= 1000);
      const ids = body.memorials.map(({ _id }: { _id: string }) => _id);
      expect(ids).toEqual(all.slice((page - 1) * 10, page * 10).map(({ _id }) => _id));
    }
  });
});
