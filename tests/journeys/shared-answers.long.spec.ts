import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { type RandomSource, seededRandom } from '../../prisma/demo/card/seeded-random';
import { sharedAddress } from '../../server/answers/shared-address';
import { routerHeaders } from '../support/router-headers';
import { visit } from './support/crawl';
import { inDatabase } from './support/database';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { fetchRawBytes } from './support/raw-request';
import { expect, test } from './support/test';

/** How many requests with random headers are compared. */
const REQUESTS = 10_000;
const AT_ONCE = 50;
const ATTEMPTS = 30;
const SEED = 'visitors';

/** Headers that a stranger might send, chosen at random. */
const HEADERS: Record<string, [string, ...string[]]> = {
  'accept-encoding': [
    'br',
    'gzip',
    'gzip, deflate, br, zstd',
    'identity',
    'br;q=0, *',
    '*;q=0',
    ',',
  ],
  'accept-language': ['fr', 'ar-EG,ar;q=0.9', 'en', '*', 'xx-yy;q=nan'],
  accept: ['text/html', 'image/avif,image/webp,*/*', 'application/json', 'text/x-component'],
  cookie: [
    'memorial-language=ar',
    'memorial-language=../../etc',
    'memorial-device=abc; theme=dark',
    'a=b; a=c; __proto__=d',
    `junk=${'x'.repeat(2_000)}`,
  ],
  'user-agent': ['Mozilla/5.0 (iPhone)', 'Googlebot/2.1', 'curl/8', 'facebookexternalhit/1.1'],
  host: ['evil.example', 'localhost:1', 'xn--e1afmkfd.example'],
  referer: ['https://search.example/?q=mary', 'http://localhost/admin'],
  origin: ['https://evil.example', 'null'],
  forwarded: ['for=6.6.6.6;proto=https;host=evil.example'],
  'x-forwarded-for': ['6.6.6.6', '::1, 10.0.0.1'],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-forwarded-port': ['1'],
  'x-real-ip': ['6.6.6.6'],
  'x-middleware-subrequest': ['middleware:middleware:middleware'],
  'x-middleware-prefetch': ['1'],
  'x-nextjs-data': ['1'],
  'x-matched-path': ['/en/admin'],
  'x-invoke-path': ['/en/viewer/memorial/x'],
  'x-invoke-status': ['500'],
  'x-now-route-matches': ['1=x'],
  'x-prerender-revalidate': ['x'],
  'x-shared-answer': ['1', '0'],
  'x-client-address': ['6.6.6.6'],
  'x-request-id': ['mine'],
  'next-router-prefetch': ['1'],
  'next-router-segment-prefetch': ['/_tree'],
  'next-router-state-tree': ['%5B%22%22%5D', 'nonsense'],
  'next-url': ['/admin'],
  'next-html-request-id': ['evil'],
  'next-resume': ['1'],
  'content-security-policy': ["script-src 'nonce-evil'"],
  'x-nonce': ['evil'],
  'if-none-match': ['"nothing"', 'W/"nothing"', '*"'],
  'if-modified-since': ['Mon, 23 Nov 2099 00:00:00 GMT'],
  'if-range': ['"x"'],
  'cache-control': ['no-cache', 'only-if-cached', 'max-stale=999'],
  pragma: ['no-cache'],
  purpose: ['prefetch'],
  'sec-fetch-dest': ['document', 'image', 'iframe'],
  'sec-fetch-mode': ['navigate', 'cors'],
  'sec-purpose': ['prefetch;prerender'],
  'save-data': ['on'],
  'upgrade-insecure-requests': ['1'],
  te: ['trailers'],
  via: ['1.1 proxy.example'],
};
const QUERIES: [string, ...string[]] = [
  '',
  '',
  '?utm_source=card',
  '?_rsc=abc',
  '?x=<script>',
  '?nxtPid=1',
  '?%00',
];

const PREFETCH_HEADERS = ['next-router-prefetch', 'next-router-segment-prefetch'];

/** Response headers that must be the same for every visitor. */
const COMPARED = [
  'cache-control',
  'cache-tag',
  'content-security-policy',
  'content-type',
  'etag',
  'link',
  'location',
  'permissions-policy',
  'set-cookie',
  'surrogate-key',
  'vary',
  'x-robots-tag',
];

test('two visitors never get different bytes from one address', async ({ request }) => {
  test.slow();
  const token = await tokenOf('ben');
  const id = await paidMemorial(request, token, { name: `Fuzz ${Date.now()}` });
  const memorial = `/memorial/${id}`;
  const pages = [
    '/',
    '/ar',
    '/about',
    '/login',
    '/find-memorials',
    '/find-memorials?page=2',
    '/ar/find-memorials',
    '/find-memorials?nationality=fuzz&sortBy=name',
    '/ar/find-memorials?page=02',
    memorial,
    `/ar${memorial}`,
  ];
  const otherAddresses = [
    `${memorial}/preview.jpg`,
    '/preview.jpg',
    '/ar/preview.jpg',
    `/q/${id}`,
    `/media/${await portraitOf(id)}/320`,
    '/api/memorials',
    '/api/memorials?name=fuzz&sortBy=name',
    '/api/search?q=fuzz',
    '/api/search/suggest?q=fu',
    '/sitemap.xml',
    '/feed.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/icons/bloom-192.png',
  ];
  const kinds: Kind[] = [
    ...[...pages, ...otherAddresses].map((address) => ({ address, own: {} })),
    ...pages.map((address) => ({
      address,
      own: routerHeaders(address.startsWith('/ar') ? 'ar' : 'en'),
    })),
  ];
  const chance = seededRandom(SEED);
  let compared = 0;
  for (let round = 0; compared < REQUESTS; round += 1) {
    const kind = kinds[round % kinds.length] ?? { address: '/', own: {} };
    const strangers = Array.from({ length: AT_ONCE }, () => strangerAt(kind, chance)).filter(
      (each) => each !== null,
    );
    await expectOneAnswer(id, kind, strangers);
    compared += strangers.length;
  }
});

/** An address, and the headers that a browser or Next's router sends with it. */
type Kind = { address: string; own: Record<string, string> };

/**
 * Compares the strangers' answers with the answer to a plain request. Starts again if the plain answer changes
 * meanwhile, or if the server is busy.
 */
async function expectOneAnswer(id: string, kind: Kind, strangers: Stranger[]) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await askUncached(id, kind);
    // The strangers' requests are the first after the cache is cleared: their headers must not get into the cache.
    await deleteFromMemory(id);
    const answers = await Promise.all(strangers.map(({ target, headers }) => ask(target, headers)));
    const after = await askUncached(id, kind);
    if (after !== before || answers.some((answer) => answer.startsWith('503'))) continue;
    for (const [index, answer] of answers.entries())
      expect(differences(before, answer), JSON.stringify(strangers[index])).toEqual([]);
    return;
  }
  throw new Error(`${kind.address} changed or was busy ${ATTEMPTS} times`);
}

async function askUncached(id: string, { address, own }: Kind): Promise<string> {
  await deleteFromMemory(id);
  return ask(address, own);
}

/** Makes every process delete its cached pages of this memorial and of lists. */
async function deleteFromMemory(id: string): Promise<void> {
  await inDatabase((sql) => sql.query(`SELECT pg_notify('page_cache', '/memorial/${id}')`));
}

type Stranger = { target: string; headers: Record<string, string> };

/** Returns null if the answer would be personal: some addresses depend on the language in the visitor's cookie. */
function strangerAt({ address, own }: Kind, { between, pick }: RandomSource): Stranger | null {
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(HEADERS))
    if (between(0, 1) < 0.3) headers[name] = pick(values);
  // A picture has two versions: one for browsers that accept AVIF, one for all others.
  if (address.startsWith('/media/')) delete headers.accept;
  // Prefetch requests get a different answer.
  if (own.rsc) for (const name of PREFETCH_HEADERS) delete headers[name];
  // For lists, the router's state header decides what the answer contains; other pages ignore this header.
  const sentHeaders = isList(address) ? { ...headers, ...own } : { ...own, ...headers };
  const query = pick(QUERIES);
  // Lists and searches depend on their query.
  const target = isList(address) || address.startsWith('/api/') ? address : address + query;
  return sharedAddress(target, headers.cookie) === null ? null : { target, headers: sentHeaders };
}

const isList = (address: string) => address.includes('/find-memorials');

async function portraitOf(id: string): Promise<string> {
  const { body } = await visit(`/api/memorials/${id}`);
  return z.string().parse(/\/media\/(\w{12})\//.exec(body)?.[1]);
}

/** Returns the lines of `answer` that differ from `plain`, so that a failure starts with the difference. */
function differences(plain: string, answer: string): string[] {
  const lines = plain.split('\n');
  return answer
    .split('\n')
    .flatMap((line, index) =>
      line === lines[index] ? [] : [`${line} instead of ${lines[index]}`],
    );
}

/** Returns everything in an answer that must be the same for everybody, as one text. */
async function ask(target: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetchRawBytes(new URL(process.env.E2E_SITE_URL ?? ''), target, headers);
  const encoding = answer.headers['content-encoding'];
  const body =
    encoding === 'br'
      ? brotliDecompressSync(answer.body)
      : encoding === 'gzip'
        ? gunzipSync(answer.body)
        : answer.body;
  const hash = createHash('sha256').update(withoutKeys(body)).digest('hex');
  const isForRouter = answer.headers['content-type'] === 'text/x-component';
  const compared = COMPARED.filter((name) => !isForRouter || name !== 'etag').map(
    (name) => `${name}: ${answer.headers[name] ?? ''}`,
  );
  return [String(answer.status), ...compared, hash].join('\n');
}

/** Each render for the router has two random keys, and its ETag depends on them. */
const withoutKeys = (body: Buffer): string =>
  body.toString('latin1').replaceAll(/"[\w-]{21}[vm]"/g, '""');
