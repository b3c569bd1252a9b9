import { beforeAll, describe, expect, it } from 'vitest';
import { GET as list } from '@/app/api/memorials/route';
import { GET as search } from '@/app/api/search/route';
import { db } from '@/lib/platform/db/client';
import { countSearchWords } from '@/lib/search/commands/count-words';
import { call } from '../../support/call';
import { ada } from '../../support/cast';

/** Far more than the newest rows, which a search reads to see how common a text is (docs/search.md). */
const MEMORIALS = 20_000;
/** Few enough for the site's statement timeout of some seconds. */
const AT_ONCE = 1_000;

const ROWS = `INSERT INTO memorials (id, "createdById", "fullName", "searchName", biography, "birthDate", "deathDate",
    "placeOfBirth", nationality, religion, "primaryCause", "majorEvent", "eventName", "militaryService", "isPublic",
    "causeVisibility", "createdAt")
  -- Some have the same time, around the end of the newest rows that a search reads first.
  SELECT 'v' || translate(lpad(n::text, 11, '0'), '0', 'z'), (SELECT min(id) FROM users), name, lower(name), 'A life.',
    date '1880-01-01' + n % 40000, date '1990-01-01' + n % 12000, 'Town ' || n % 50,
    CASE WHEN n > 19000 THEN 'Basotho' WHEN n % 3 = 0 THEN 'Kenyan' ELSE 'Czech' END,
    CASE WHEN n <= 400 THEN 'Quaker' ELSE '' END, 'Age ' || n % 9,
    (enum_range(NULL::"MajorEvent"))[1 + n % 5], CASE WHEN n % 5 = 4 THEN '' ELSE 'Flood ' || n % 8 END, n % 9 = 0, n % 33 <> 0,
    CASE WHEN n % 7 = 0 THEN 'hidden'::"CauseVisibility" END, timestamptz '2026-01-01' - CASE WHEN n BETWEEN 1990 AND 2010 THEN 2000 ELSE n END * interval '1 hour'
  FROM generate_series($1::int, $2::int) n, LATERAL (SELECT CASE WHEN n % 4 = 0 THEN 'Mary Field' || n % 700
    WHEN n % 11 = 0 THEN 'Zora Rosemary' WHEN n % 400 = 1 THEN '李' || chr(20000 + n % 90) ELSE 'Ann Qzark' || n % 90 END) m (name)`;

beforeAll(async () => {
  await ada();
  for (let from = 1; from < MEMORIALS; from += AT_ONCE)
    await db().$executeRawUnsafe(ROWS, from, from + AT_ONCE - 1);
  const last = MEMORIALS + 4; // as if made on a machine whose clock is ahead
  await db().$executeRawUnsafe(ROWS.replace('2026-01-01', '2030-01-01'), last, last);
});

const found = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
const newest = (where: string, skip: number, take: number) =>
  db().$queryRawUnsafe<{ _id: string }[]>(
    `SELECT id AS _id FROM memorials WHERE "isPublic" AND (${where})
     ORDER BY "createdAt" DESC, id DESC OFFSET ${skip} LIMIT ${take}`,
  );
const countOf = async (where: string) => {
  const [row] = await db().$queryRawUnsafe<{ count: number }[]>(
    `SELECT count(*)::int FROM memorials WHERE "isPublic" AND (${where})`,
  );
  return row?.count ?? 0;
};

/** Visitors do not find a memorial by a cause of death or an event that its family hides. */
const SHOWN = `"causeVisibility" IS DISTINCT FROM 'hidden'`;

/** A search, and the SQL condition with which a full scan finds the same memorials. */
const CASES: [query: string, where: string][] = [
  ['name=mary', `"searchName" LIKE '%mary%'`],
  ['name=rosemary', `"searchName" LIKE '%rosemary%'`],
  ['name=mary field12', `"searchName" LIKE '%mary%' AND "searchName" LIKE '%field12%'`],
  ['name=field699', `"searchName" LIKE '%field699%'`],
  ['name=李', `"searchName" LIKE '%李%'`],
  ['name=qz', `"searchName" LIKE '%qz%' OR lower(id) LIKE '%qz%'`],
  ['name=zz', `lower(id) LIKE '%zz%'`],
  ['name=z1', `lower(id) LIKE '%z1%'`],
  ['name=nobody', 'false'],
  ['nationality=basotho', `nationality = 'Basotho'`],
  // Common among the newest memorials, and absent from all others.
  ['religion=quaker', `religion = 'Quaker'`],
  [
    'religion=quaker&deathYear=1990',
    `religion = 'Quaker' AND extract(year FROM "deathDate") = 1990`,
  ],
  ['name=mary&nationality=kenyan', `"searchName" LIKE '%mary%' AND nationality = 'Kenyan'`],
  ['name=mary&nationality=basotho', `"searchName" LIKE '%mary%' AND nationality = 'Basotho'`],
  ['name=ma&location=town 3', `"searchName" LIKE '%ma%' AND "placeOfBirth" LIKE 'Town 3%'`],
  ['military=true&birthYear=1923', `"militaryService" AND extract(year FROM "birthDate") = 1923`],
  [
    'military=false&deathYear=1999',
    `NOT "militaryService" AND extract(year FROM "deathDate") = 1999`,
  ],
  [
    'birthYear=1890&deathYear=1990',
    `extract(year FROM "birthDate") = 1890 AND extract(year FROM "deathDate") = 1990`,
  ],
  [
    'majorEvent=major_accident&military=true',
    `"majorEvent" = 'major_accident' AND "militaryService" AND ${SHOWN}`,
  ],
  [
    'disasterType=war&causeOfDeath=age 1',
    `"majorEvent" = 'war_conflict' AND "primaryCause" = 'Age 1' AND ${SHOWN}`,
  ],
  ['primaryCause=age 4', `"primaryCause" = 'Age 4' AND ${SHOWN}`],
  ['causeOfDeath=ge', `"primaryCause" LIKE '%ge%' AND ${SHOWN}`],
  [
    'causeOfDeath=age 2&location=town 3',
    `"primaryCause" = 'Age 2' AND "placeOfBirth" LIKE 'Town 3%' AND ${SHOWN}`,
  ],
  ['disasterName=flood 6', `"eventName" = 'Flood 6' AND ${SHOWN}`],
  ['disasterName=od', `"eventName" LIKE '%od%' AND ${SHOWN}`],
  [
    'disasterType=natural&name=zora',
    `"majorEvent" = 'natural_disaster' AND "searchName" LIKE '%zora%' AND ${SHOWN}`,
  ],
  [
    'disasterType=pandemic&name=ann',
    `"majorEvent" = 'pandemic_disease' AND "searchName" LIKE '%ann%' AND ${SHOWN}`,
  ],
  [
    'majorEvent=not_related&name=a',
    `"majorEvent" = 'not_related' AND ("searchName" || id) ILIKE '%a%' AND ${SHOWN}`,
  ],
];

const TWO_WORDS = [
  ['ann', 'qzark7'],
  ['field12', 'mary'],
  ['rosemary', 'zora'],
  ['mar', 'field6'],
  ['qzark77', 'an'],
  ['mary', 'field'],
  ['field', 'field1'],
  ['ann', 'ann'],
] as const;

async function findsBoth(...words: string[]) {
  const all = (of: (word: string) => string) =>
    words.map((word) => `' ' || "searchName" || ' ' LIKE '${of(word)}'`).join(' AND ');
  const [whole, beginnings, parts] = [
    all((word) => `% ${word} %`),
    all((word) => `% ${word}%`),
    all((word) => `%${word}%`),
  ];
  const ranked = await db().$queryRawUnsafe<{ _id: string }[]>(
    `SELECT id AS _id FROM memorials WHERE "isPublic" AND ${parts}
   ORDER BY NOT (${whole}), NOT (${beginnings}), "createdAt" DESC, id DESC LIMIT 1000`,
  );
  const count = await countOf(parts);
  for (const page of [1, 2, 30, 100]) {
    const q = encodeURIComponent(words.join(' '));
    const { body } = await call(search, { path: `/api/search?q=${q}&page=${page}` });
    expect(body.exact.total).toBe(Math.min(1000, count));
    expect(body.exact.totalIsExact).toBe(count <= 1000);
    expect(found(body.exact.people)).toEqual(found(ranked.slice((page - 1) * 10, page * 10)));
  }
}

describe('a search for the first matches', () => {
  it.each(CASES)('finds by %s what a full scan finds', async (query, where) => {
    const count = await countOf(where);
    for (const page of [1, 3, 100]) {
      const path = `/api/memorials?${new URLSearchParams(`${query}&page=${page}`)}`;
      const { body } = await call(list, { path });
      expect(body.totalIsExact).toBe(count <= 1000);
      expect(body.total).toBe(Math.min(count, 1000));
      expect(found(body.memorials)).toEqual(found(await newest(where, (page - 1) * 10, 10)));
    }
  });

  it.each([
    ['name=field12', `"searchName" LIKE '%field12%'`, 'birthDate'],
    [
      'nationality=basotho&military=true',
      `nationality = 'Basotho' AND "militaryService"`,
      'deathDate',
    ],
    [
      'name=mary&birthYear=1923',
      `"searchName" LIKE '%mary%' AND extract(year FROM "birthDate") = 1923`,
      'fullName',
    ],
    ['name=李', `"searchName" LIKE '%李%'`, 'createdAt'],
    ['religion=quaker', `religion = 'Quaker'`, 'fullName'],
    ['nationality=kenyan', `nationality = 'Kenyan'`, 'createdAt'],
    [
      'causeOfDeath=ge 2&location=town 3',
      `"primaryCause" = 'Age 2' AND "placeOfBirth" LIKE 'Town 3%' AND ${SHOWN}`,
      'deathDate',
    ],
    ['disasterName=od', `"eventName" LIKE '%od%' AND ${SHOWN}`, 'fullName'],
  ])('finds by %s what a full scan finds, in another order', async (query, where, sortBy) => {
    const { body } = await call(list, {
      path: `/api/memorials?${new URLSearchParams(query)}&sortBy=${sortBy}&sortOrder=asc`,
    });
    const all = await db().$queryRawUnsafe<{ _id: string }[]>(
      `SELECT id AS _id FROM memorials WHERE "isPublic" AND (${where}) ORDER BY "${sortBy}", id LIMIT 10`,
    );
    expect(body.total).toBe(Math.min(1000, await countOf(where)));
    expect(found(body.memorials)).toEqual(found(all));
  });

  it('lists whole words first where many names contain the text', async () => {
    const { body } = await call(search, { path: '/api/search?q=mary' });
    expect(body.exact.total).toBe(1000);
    expect(body.exact.totalIsExact).toBe(false);
    const whole = await newest(`"searchName" LIKE 'mary %' OR "searchName" LIKE '% mary'`, 0, 10);
    expect(found(body.exact.people)).toEqual(found(whole));
  });

  it('lists beginnings of words before other parts where few names contain the text as a word', async () => {
    const { body } = await call(search, { path: '/api/search?q=fi' });
    const beginning = await newest(`"searchName" LIKE '% fi%'`, 0, 10);
    expect(found(body.exact.people)).toEqual(found(beginning));
  });

  it.each(TWO_WORDS)('finds %s and %s as a full scan does, whole words first', findsBoth);

  it('reads four digits next to a name as a year', async () => {
    const { body } = await call(search, { path: '/api/search?q=mary+1923' });
    const where = `"searchName" LIKE '%mary%' AND 1923 IN (extract(year FROM "birthDate"), extract(year FROM "deathDate"))`;
    expect(body.exact.total).toBe(await countOf(where));
  });
});

describe('a search with many matches, once the words are counted', () => {
  const WHOLE = 25;
  const FEW = 700;

  /** Adds people with the same name, whose ids begin with this letter. */
  const add = (letter: string, count: number, name: string) =>
    db()
      .$executeRaw`INSERT INTO memorials (id, "createdById", "fullName", "searchName", biography, "birthDate", "deathDate",
        "placeOfBirth", nationality, religion, "primaryCause", "majorEvent", "militaryService", "isPublic", "createdAt")
      SELECT ${letter} || translate(lpad(n::text, 11, '0'), '0', 'z'), (SELECT min(id) FROM users), ${name}, lower(${name}),
        'A life.', date '1923-04-05', date '1999-04-05', 'Brno', 'Czech', '', 'Age', 'not_related', false, true,
        timestamptz '2026-01-01' - interval '4000 hours' - n * interval '1 minute'
      FROM generate_series(1, ${count}::int) n`;

  beforeAll(async () => {
    await add('w', WHOLE, 'Fi Aster');
    await add('x', 1, 'Fiona Weld');
    await add('y', FEW, 'Qo Qomar Qolin'); // three words with the same part, but one person
    await countSearchWords();
  });

  it.each(TWO_WORDS)('finds %s and %s as before', findsBoth);

  it('counts a person once even if several words of the name contain the text', async () => {
    const [row] = await db().$queryRaw<{ people: bigint }[]>`
      SELECT sum(people) AS people FROM search_words WHERE word LIKE 'qo%'`;
    expect(Number(row?.people)).toBe(3 * FEW);
    const { body } = await call(search, { path: '/api/search?q=qo' });
    expect(body.exact).toMatchObject({ total: FEW, totalIsExact: true, totalPages: FEW / 10 });
  });

  it('counts the few matches of a year among the many of a name', async () => {
    const { body } = await call(search, { path: '/api/search?q=field+1923' });
    const where = `"searchName" LIKE '%field%' AND 1923 IN (extract(year FROM "birthDate"), extract(year FROM "deathDate"))`;
    expect(body.exact.total).toBe(await countOf(where));
    expect(body.exact.totalIsExact).toBe(true);
  });

  it.each([1, 2, 3, 4, 100])('lists whole words before beginnings on page %i', async (page) => {
    const { body } = await call(search, { path: `/api/search?q=fi&page=${page}` });
    const [whole, beginnings] = await Promise.all([
      newest(`"searchName" LIKE 'fi %'`, 0, WHOLE),
      newest(`"searchName" LIKE '% fi%' OR "searchName" LIKE 'fiona %'`, 0, 1_000),
    ]);
    const all = [...found(whole), ...found(beginnings)].slice((page - 1) * 10, page * 10);
    expect(found(body.exact.people)).toEqual(all);
    expect(body.exact).toMatchObject({ total: 1000, totalIsExact: false, totalPages: 100 });
  });

  it.each([1, 60, 100])(
    'finds nobody whose names contain only pieces of the word, on page %i',
    async (page) => {
      const { body } = await call(search, { path: `/api/search?q=field&page=${page}` });
      const beginnings = await newest(`"searchName" LIKE '% field%'`, (page - 1) * 10, 10);
      expect(found(body.exact.people)).toEqual(found(beginnings));
      expect(body.exact.totalIsExact).toBe(false);
    },
  );
});
