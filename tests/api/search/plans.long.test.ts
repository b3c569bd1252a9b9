import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as audit } from '@/app/api/admin/audit/route';
import { GET as adminMemorials } from '@/app/api/admin/memorials/route';
import { GET as messages } from '@/app/api/admin/messages/route';
import { GET as orders } from '@/app/api/admin/orders/route';
import { GET as adminTributes } from '@/app/api/admin/tributes/route';
import { GET as users } from '@/app/api/admin/users/route';
import { GET as profile } from '@/app/api/auth/profile/route';
import { GET as mine } from '@/app/api/memorials/my-memorials/route';
import { GET as list } from '@/app/api/memorials/route';
import { GET as search } from '@/app/api/search/route';
import { GET as suggest } from '@/app/api/search/suggest/route';
import { withoutIndexes } from '@/lab/bench/fill/without-indexes';
import { fillForAdmins } from '@/lab/bench/fill-for-admins';
import { idsOfCode } from '@/lib/memorials/queries/ids-of-code';
import { feedMemorials, newestMemorials } from '@/lib/memorials/queries/newest-memorials';
import { env } from '@/lib/platform/env';
import { countSearchWords } from '@/lib/search/commands/count-words';
import { call } from '../../support/call';
import { ada, ben, kim, type Person, root } from '../../support/cast';

/** Enough rows for realistic plans: with fewer, a sequential scan is the best plan. */
const MEMORIALS = 120_000;
const USERS = 12_000;
const TRIBUTES = 20_000;

/**
 * The dashboard's search of tributes is checked only with a rare name: for a name that a hundred thousand memorials
 * have, it must join all of their tributes.
 */
const RARE_NAME = 'search=smith8000';

/** Tables that grow with the site. A list that scans one sequentially is slow on a large site. */
const BIG = new Set([
  ...['memorials', 'search_entries', 'search_words', 'search_name_words', 'memorial_names'],
  ...['keepers', 'users', 'tributes', 'orders', 'audit', 'contact_messages', 'ledger', 'media'],
]);

/** Fixed, so that each run has the same rows. */
const NEWEST = new Date('2026-11-20T04:18:00Z');

const VARIED = `INSERT INTO memorials (id, "createdById", "fullName", "searchName", biography, "birthDate",
    "deathDate", "placeOfBirth", nationality, religion, "primaryCause", "majorEvent", "eventName", "militaryService",
    "isPublic", "createdAt")
  SELECT 'v' || translate(lpad(n::text, 11, '0'), '0', 'z'), $2, name, lower(name), 'A life.',
    date '1880-01-01' + n % 40000, date '1990-01-01' + n % 12000, 'Town ' || n % 5000,
    (ARRAY['Kenyan','Czech','Irish','Chinese','Indian','Polish'])[1 + n % 6] || n % 90,
    (ARRAY['Christian','Muslim','Hindu',''])[1 + n % 4], (ARRAY['Age','Cancer','Stroke'])[1 + n % 3] || n % 70,
    (enum_range(NULL::"MajorEvent"))[1 + n % 5],
    CASE WHEN n % 5 = 4 THEN '' ELSE 'Event ' || n % 800 END, n % 9 = 0, n % 33 <> 0,
    -- After a pause of sixty days.
    $3::timestamptz - n * interval '31 seconds' - CASE WHEN n > 500 THEN interval '60 days' ELSE interval '0' END
  FROM generate_series(1, $1::int) n, LATERAL (SELECT CASE WHEN n % 20 = 0 THEN chr(19968 + n % 900) || chr(20968 + n % 700)
    WHEN n % 6 = 0 THEN 'Mary Smith' || n % 9000 ELSE 'Person' || n % 300 || ' Name' || n % 30000 END AS name) named`;

const NAMES = `INSERT INTO memorial_names ("memorialId", language, position, "fullName")
  SELECT id, 'en', 0, 'Another Name' FROM memorials WHERE id LIKE 'v%' AND "militaryService"`;

const KEEPERS = `INSERT INTO keepers ("memorialId", "userId", role)
  SELECT id, $1, 'keeper' FROM memorials WHERE "searchName" LIKE 'mary smith%' ORDER BY id LIMIT $2`;

type Query = { text: string; values: unknown[] };
const sentQueries: Query[] = [];
let admin: Person;
/** Owns all the varied memorials. */
let ownerOfAll: Person;
/** Looks after three of the memorials. */
let sister: Person;
/** Looks after a thousand of the memorials, as a care home may. */
let home: Person;

beforeAll(async () => {
  [admin, ownerOfAll, sister, home] = [await root(), await ada(), await kim(), await ben()];
  await fillForAdmins(env().DATABASE_URL, USERS, TRIBUTES, NEWEST);
  const client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  const tables = [
    ...['memorials', 'keepers', 'search_entries'],
    ...['search_name_words', 'search_words', 'search_word_steps'],
  ];
  await withoutIndexes([client], tables, async () => {
    await client.query(VARIED, [MEMORIALS, ownerOfAll.user.id, NEWEST]);
    await client.query(NAMES);
    await client.query(KEEPERS, [sister.user.id, 3]);
    await client.query(KEEPERS, [home.user.id, 1_000]);
  });
  await countSearchWords();
  await client.query('VACUUM ANALYZE');
  await client.end();
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first, values] = args as [string | Query, unknown[]?];
    const text = typeof first === 'string' ? first : first.text;
    if (/^\s*(select|with)\b/i.test(text))
      sentQueries.push({ text, values: values ?? (first as Query).values ?? [] });
    return Reflect.apply(query, this, args);
  });
}, 600_000);

afterAll(() => void vi.restoreAllMocks());

/** The maximum number of rows of a search: the rows that it reads one by one, and the few that an index finds. */
const MAX_READ = 60_000;

/** The maximum number of rows for the list of somebody with three memorials, for any search. */
const MAX_FEW = 50;

/** A list without a search counts at most ten thousand memorials, and reads the keeper and the card of each. */
const MAX_OWN = 35_000;

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
};

/** The parts of a plan that were executed. A plan can contain parts that a search turns out not to need. */
const executedParts = (plan: Plan): Plan[] =>
  plan['Actual Loops'] === 0 ? [] : [plan, ...(plan.Plans ?? []).flatMap(executedParts)];

/** How many rows of big tables this part of a plan read. */
const rowsRead = (part: Plan): number =>
  BIG.has(part['Relation Name'] ?? '')
    ? part['Actual Loops'] *
      (part['Actual Rows'] +
        (part['Rows Removed by Filter'] ?? 0) +
        (part['Rows Removed by Index Recheck'] ?? 0))
    : 0;

/** Runs a list, then explains each query it sent; returns the faults found. */
async function plansOf(run: () => Promise<unknown>, mostRead = Number.POSITIVE_INFINITY) {
  sentQueries.length = 0;
  await run();
  const queries = [...sentQueries];
  expect(queries.length).toBeGreaterThan(0);
  const settings = '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off';
  const client = new pg.Client({ connectionString: env().DATABASE_URL, options: settings });
  await client.connect();
  const faults: string[] = [];
  for (const { text, values } of queries) {
    const { rows } = await client.query(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
      values,
    );
    const parts = executedParts(rows[0]['QUERY PLAN'][0].Plan);
    const scans = parts.filter((part) => part['Node Type'] === 'Seq Scan' && rowsRead(part) > 0);
    if (scans.length > 0)
      faults.push(`${scans.map((part) => part['Relation Name'])} by ${text.slice(0, 1500)}`);
    const read = parts.reduce((sum, part) => sum + rowsRead(part), 0);
    if (read > mostRead) faults.push(`${read} rows by ${text.slice(0, 1500)}`);
  }
  await client.end();
  return faults;
}

const SEARCHES = [
  '',
  ...['sortBy=fullName&sortOrder=asc', 'sortBy=birthDate', 'sortBy=deathDate', 'page=1000'],
  ...['name=mary', 'name=ma', 'name=zq', 'name=mary+smith8', 'name=a+b', 'name=nobody', 'name=...'],
  ...['name=%E4%B8%80', 'name=%E4%B8%80%E5%87%A8'],
  ...[
    'nationality=kenyan',
    'nationality=kenyan7',
    'nationality=uk',
    'nationality=k',
    'nationality=none',
  ],
  ...[
    'religion=christian',
    'religion=uk',
    'causeOfDeath=cancer',
    'primaryCause=cancer33',
    'causeOfDeath=xy',
  ],
  ...[
    'location=town',
    'location=town+44',
    'location=zz',
    'disasterName=event+77',
    'disasterName=zz',
  ],
  ...['military=true', 'military=false', 'majorEvent=war_conflict', 'disasterType=natural'],
  ...['birthYear=1950', 'deathYear=2001', 'birthDate=1950-03-04', 'deathDate=2001-03-04'],
  ...['name=mary&nationality=kenyan', 'military=true&causeOfDeath=stroke'],
  ...['location=town+7&religion=hindu', 'location=town&birthYear=1950'],
  ...[
    'name=mary&nationality=czech7',
    'name=mary+smith1&nationality=irish',
    'name=ma&deathYear=2001',
  ],
  ...['military=true&birthYear=1923', 'military=true&majorEvent=war_conflict'],
  ...[
    'causeOfDeath=cancer&location=town+12',
    'location=town&religion=christian',
    'disasterName=event',
  ],
  ...['name=%E4%B8%80&birthYear=1950', 'birthYear=1923&deathYear=2001', 'name=zq&religion=hindu'],
  ...[
    'name=mary&sortBy=fullName',
    'name=ary&sortBy=fullName&sortOrder=asc',
    'name=ma&sortBy=fullName',
  ],
  ...['name=smith8&sortBy=fullName', 'name=zq&sortBy=fullName', 'name=%E4%B8%80&sortBy=fullName'],
];

/** These searches may read many rows in the requested order before they reach their matches, so no maximum applies. */
const IN_OTHER_ORDERS = [
  'birthYear=1950&sortBy=fullName',
  'name=mary+smith8&sortBy=fullName',
  'name=smith8&sortBy=birthDate&sortOrder=asc',
  ...['nationality=kenyan7&sortBy=deathDate', 'name=mary&religion=hindu&sortBy=fullName'],
  'name=name77&sortOrder=asc',
  'name=q', // a third of real ids contain this letter, but no id of this test does
];

describe('no big table is scanned sequentially by the list', () => {
  it.each(SEARCHES)('of public memorials, which also reads few rows: %s', async (query) => {
    const path = `/api/memorials?${query}`;
    expect(await plansOf(() => call(list, { path }), MAX_READ)).toEqual([]);
  });

  it.each(IN_OTHER_ORDERS)('of public memorials: %s', async (query) => {
    expect(await plansOf(() => call(list, { path: `/api/memorials?${query}` }))).toEqual([]);
  });

  it.each([
    ...['', 'page=900', 'sortBy=fullName', 'sortBy=birthDate&sortOrder=asc'],
    ...['name=mary', 'causeOfDeath=cancer', 'causeOfDeath=ca', 'disasterName=event 7'],
    ...['name=mary&sortBy=fullName', 'nationality=none'],
  ])("of one's own memorials, which reads few rows for few memorials: %s", async (query) => {
    const ask = (person: Person) => async () => {
      const path = `/api/memorials/my-memorials?${query}`;
      expect((await call(mine, { path, headers: person.headers })).status).toBe(200);
    };
    expect(await plansOf(ask(sister), MAX_FEW)).toEqual([]);
    expect(await plansOf(ask(home))).toEqual([]);
  });

  // For somebody who owns the whole table, a sequential scan is the best plan for other orders and for searches.
  it.each(['', 'page=900'])(
    "of one's own memorials, which reads few rows even for the owner of all: %s",
    async (query) => {
      const path = `/api/memorials/my-memorials?${query}`;
      const run = () => call(mine, { path, headers: ownerOfAll.headers });
      expect(await plansOf(run, MAX_OWN)).toEqual([]);
    },
  );

  it.each([
    ['ma', suggest, '/api/search/suggest'],
    ['zq', suggest, '/api/search/suggest'],
    ['一', suggest, '/api/search/suggest'],
    ['mary smi', suggest, '/api/search/suggest'],
    ['mary smith8', search, '/api/search'],
    ['mary', search, '/api/search'],
    ['meri smyth8', search, '/api/search'],
    ['zzqx', search, '/api/search'],
    ['mary 1923', search, '/api/search'],
    ['ma', search, '/api/search'],
    ['merry smith8000', search, '/api/search'],
    ['marry', search, '/api/search'],
    ['persom29', search, '/api/search'],
    ['-', search, '/api/search'],
    ['--', suggest, '/api/search/suggest'],
  ])('of people found by %j, which also reads few rows', async (q, route, path) => {
    const at = `${path}?${new URLSearchParams({ q })}`;
    expect(await plansOf(() => call(route, { path: at }), MAX_READ)).toEqual([]);
  });

  it.each([
    ['memorials', adminMemorials, ['', 'search=mary', 'search=zq', 'sortBy=fullName']],
    ['users', users, ['', 'search=ada', 'sortBy=email', 'sortBy=firstName', 'sortBy=lastName']],
    ['tributes', adminTributes, ['', RARE_NAME, 'sortBy=amount', 'search=nobody']],
    ['orders', orders, ['', 'search=person-77@example.org']],
    ['messages', messages, ['']],
    ['audit', audit, ['']],
  ] as const)('of the dashboard: %s', async (name, route, queries) => {
    for (const query of queries) {
      const path = `/api/admin/${name}?${query}`;
      expect(await plansOf(() => call(route, { path, headers: admin.headers }))).toEqual([]);
    }
  });

  it('of the newest, of the feed, of a profile, or of a code in upper case', async () => {
    expect(await plansOf(() => idsOfCode('ZZZZZZZZZZZZ'), MAX_FEW)).toEqual([]);
    expect(await plansOf(() => newestMemorials(6, 'en'))).toEqual([]);
    expect(await plansOf(() => newestMemorials(3, 'en', { onHomePage: true }))).toEqual([]);
    expect(await plansOf(() => feedMemorials(20, 'en'))).toEqual([]);
    const headers = admin.headers;
    expect(await plansOf(() => call(profile, { path: '/api/auth/profile', headers }))).toEqual([]);
  });
});
