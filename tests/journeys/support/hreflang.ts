import type { APIRequestContext } from '@playwright/test';
import { pathIn, splitAddress } from '@/lib/platform/language/addresses';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { headOf, type PageHead } from './page-head';
import { expect, test } from './test';

const LANGUAGE_ENTRIES = Object.entries(LANGUAGES);
const MEMORIAL = /^\/memorial\/\w{12}$/;
const AT_ONCE = 8;

type Answer = PageHead & { status: number };

/**
 * Declares a test of the first addresses in the sitemap shards of this name. Each page must exist in every language.
 * Canonical versions list the same alternates and are in the sitemap; other versions list none and name a canonical
 * version with the same text (docs/decisions/0045).
 */
export function testAlternates(name: 'pages' | 'memorials', maxAddresses: number): void {
  test(`the ${name} in the sitemap and their versions in other languages refer to each other`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const site = new URL(baseURL ?? '').origin;
    const read = once((address: string) => readPage(request, address));
    const sitemapAddresses = await addressesIn(request, name);
    expect(sitemapAddresses.length).toBeGreaterThan(3);
    await forEachInParallel(sitemapAddresses.slice(0, maxAddresses), async (address) => {
      const { path } = splitAddress(address.slice(site.length));
      const unprefixed = await read(site + path);
      // The page may have been deleted or hidden since the sitemap was read.
      if (unprefixed.status === 404 && !(await addressesIn(request, name)).includes(address))
        return;
      for (const [language, { tag, direction }] of LANGUAGE_ENTRIES) {
        const at = site + pathIn(language, path);
        const { status, isIndexed, alternates, ...page } = await read(at);
        const { canonical } = page;
        expect.soft({ status, isIndexed }, at).toEqual({ status: 200, isIndexed: true });
        expect.soft(page, at).toMatchObject({ language: tag, direction });
        const isCanonical = at === site + path || unprefixed.alternates[tag] === at;
        expect.soft(alternates, at).toEqual(isCanonical ? unprefixed.alternates : {});
        if (!MEMORIAL.test(path)) expect.soft(alternates, at).toEqual(allLanguages(site, path));
        // A list has no canonical address, because each search is a separate page.
        if (isCanonical)
          expect.soft(canonical, at).toBe(path === '/find-memorials' ? undefined : at);
        else expect.soft(page.description, at).toBe((await read(canonical ?? '')).description);
        if (sitemapAddresses.includes(at) !== isCanonical)
          // a translation may have been added or deleted since the sitemap was read
          expect.soft((await addressesIn(request, name)).includes(at), at).toBe(isCanonical);
      }
    });
  });
}

const allLanguages = (site: string, path: string) => ({
  ...Object.fromEntries(
    LANGUAGE_ENTRIES.map(([language, { tag }]) => [tag, site + pathIn(language, path)]),
  ),
  'x-default': site + path,
});

async function readPage(request: APIRequestContext, address: string): Promise<Answer> {
  const answer = await request.get(address, { maxRedirects: 0 });
  const head = headOf(await answer.text());
  const isIndexed = head.isIndexed && answer.headers()['x-robots-tag'] === undefined;
  return { ...head, isIndexed, status: answer.status() };
}

/** Returns the addresses that are in the sitemap shards of this name now. */
async function addressesIn(request: APIRequestContext, name: string): Promise<string[]> {
  const shards = locations(await (await request.get('/sitemap.xml')).text());
  const wantedShards = shards.filter((shard) => shard.includes(`/sitemaps/${name}`));
  const texts = await Promise.all(
    wantedShards.map(async (each) => (await request.get(each)).text()),
  );
  return texts.flatMap(locations);
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** Reads each address only once. */
function once<Found>(read: (address: string) => Promise<Found>) {
  const cache = new Map<string, Promise<Found>>();
  return (address: string): Promise<Found> => {
    const known = cache.get(address) ?? read(address);
    cache.set(address, known);
    return known;
  };
}

async function forEachInParallel(
  all: readonly string[],
  work: (one: string) => Promise<void>,
): Promise<void> {
  const queue = [...all];
  const worker = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
