import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/test';

test('robots.txt closes the API and names the sitemap', async ({ request, baseURL }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=300',
  });
  const lines = (await response.text()).split('\n');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain(`Sitemap: ${new URL('/sitemap.xml', baseURL).href}`);
});

test('the sitemap leads to pages and memorials that answer', async ({ page, request, baseURL }) => {
  const site = new URL('/', baseURL).href;
  const shards = await locations(page, await xmlAt(request, '/sitemap.xml', 'application/xml'));
  expect(shards.slice(0, 2)).toEqual([
    `${site}sitemaps/pages.xml`,
    `${site}sitemaps/memorials-1.xml`,
  ]);

  const [pages = '', memorials = ''] = shards;
  const found = await locations(page, await xmlAt(request, pages, 'application/xml'));
  expect(found).toHaveLength(4);
  for (const address of found) expect((await request.get(address)).status(), address).toBe(200);

  const [first = ''] = await locations(page, await xmlAt(request, memorials, 'application/xml'));
  expect(first).toContain(`${site}memorial/`);
  const memorial = await request.get(first);
  expect(memorial.status()).toBe(200);
  expect(await memorial.text()).toContain(`<link rel="canonical" href="${first}"/>`);
});

test('a shard that does not exist is not found', async ({ request }) => {
  for (const name of ['memorials-0.xml', 'memorials-9999.xml', 'other.xml', 'pages'])
    expect((await request.get(`/sitemaps/${name}`)).status(), name).toBe(404);
});

test('the feed is named by pages and leads to memorials', async ({ page, request }) => {
  await page.goto('/find-memorials');
  const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
  expect(await link.getAttribute('href')).toBe('/feed.xml');

  const feed = await xmlAt(request, '/feed.xml', 'application/rss+xml');
  const addresses = await textsOf(page, feed, 'guid');
  expect(addresses.length).toBeGreaterThan(0);
  expect((await request.get(addresses[0] ?? '')).status()).toBe(200);
  for (const date of await textsOf(page, feed, 'pubDate'))
    expect(Date.parse(date), date).not.toBeNaN();
});

async function xmlAt(request: APIRequestContext, address: string, type: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=300',
  });
  return response.text();
}

const locations = (page: Page, xml: string) => textsOf(page, xml, 'loc');

/** What stands in the elements of a name, as the browser's strict parser reads it. */
const textsOf = (page: Page, xml: string, name: string): Promise<string[]> =>
  page.evaluate(
    ([text, element]) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      const [fault] = parsed.getElementsByTagName('parsererror');
      if (fault) throw new Error(fault.textContent ?? 'not XML');
      return [...parsed.getElementsByTagName(element)].map((found) => found.textContent ?? '');
    },
    [xml, name] as const,
  );
