import type { APIRequestContext } from '@playwright/test';
import { pathIn, splitAddress } from '@/lib/platform/language/addresses';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { headOf, type PageHead } from './page-head';
import { expect, test } from './test';

const LISTED = Object.entries(LANGUAGES);
const MEMORIAL = /^\/memorial\/\w{12}$/;
const AT_ONCE = 8;

type Answer = PageHead & { status: number };

/**
 * Declares a test of the first addresses of the sitemap's shards of this name: each page answers in every language and
 * says so; all that are canonical list the same addresses and are in the sitemap; the others list none, and name one
 * that says the same (docs/decisions/0045).
 */
export function testAlternates(name: 'pages' | 'memorials', most: number): void {
  test(`the ${name} of the sitemap and their other languages name each other`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const site = new URL(baseURL ?? '').origin;
    const read = once((address: string) => readPage(request, address));
    const listed = await addressesIn(request, name);
    expect(listed.length).toBeGreaterThan(3);
    await eachOf(listed.slice(0, most), async (address) => {
      const { path } = splitAddress(address.slice(site.length));
      const plain = await read(site + path);
      // Another journey has deleted or hidden its own meanwhile.
      if (plain.status === 404 && !(await addressesIn(request, name)).includes(address)) return;
      for (const [language, { tag, direction }] of LISTED) {
        const at = site + pathIn(language, path);
        const { status, isIndexed, alternates, ...page } = await read(at);
        const { canonical } = page;
        expect.soft({ status, isIndexed }, at).toEqual({ status: 200, isIndexed: true });
        expect.soft(page, at).toMatchObject({ language: tag, direction });
        const isOwn = at === site + path || plain.alternates[tag] === at;
        expect.soft(alternates, at).toEqual(isOwn ? plain.alternates : {});
        if (!MEMORIAL.test(path)) expect.soft(alternates, at).toEqual(allLanguages(site, path));
        // A list has no canonical address, since each search is a page of its own.
        if (isOwn) expect.soft(canonical, at).toBe(path === '/find-memorials' ? undefined : at);
        else expect.soft(page.description, at).toBe((await read(canonical ?? '')).description);
        if (listed.includes(at) !== isOwn)
          // a translation may have come or gone meanwhile
          expect.soft((await addressesIn(request, name)).includes(at), at).toBe(isOwn);
      }
    });
  });
}

const allLanguages = (site: string, path: string) => ({
  ...Object.fromEntries(LISTED.map(([language, { tag }]) => [tag, site + pathIn(language, path)])),
  'x-default': site + path,
});

async function readPage(request: APIRequestContext, address: string): Promise<Answer> {
  const answer = await request.get(address, { maxRedirects: 0 });
  const head = headOf(await answer.text());
  const isIndexed = head.isIndexed && answer.headers()['x-robots-tag'] === undefined;
  return { ...head, isIndexed, status: answer.status() };
}

/** The addresses that the sitemap has now in its shards of this name. */
async function addressesIn(request: APIRequestContext, name: string): Promise<string[]> {
  const shards = locations(await (await request.get('/sitemap.xml')).text());
  const wanted = shards.filter((shard) => shard.includes(`/sitemaps/${name}`));
  const texts = await Promise.all(wanted.map(async (each) => (await request.get(each)).text()));
  return texts.flatMap(locations);
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** Asks for each address once, however many pages name it. */
function once<Found>(read: (address: string) => Promise<Found>) {
  const found = new Map<string, Promise<Found>>();
  return (address: string): Promise<Found> => {
    const known = found.get(address) ?? read(address);
    found.set(address, known);
    return known;
  };
}

async function eachOf(all: readonly string[], work: (one: string) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const next = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
