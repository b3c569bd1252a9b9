import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { expect, test } from './support/test';

test('the sitemap leads to pages and memorials that answer', async ({ page, request, baseURL }) => {
  const site = new URL('/', baseURL).href;
  const shards = await locations(page, await xmlAt(request, '/sitemap.xml', 'application/xml'));
  expect(shards.slice(0, 2)).toEqual([
    `${site}sitemaps/pages.xml`,
    `${site}sitemaps/memorials-1.xml`,
  ]);

  const [pages = '', memorials = ''] = shards;
  const found = await locations(page, await xmlAt(request, pages, 'application/xml'));
  expect(found).toHaveLength(5 * Object.keys(LANGUAGES).length);
  for (const address of found) expect((await request.get(address)).status(), address).toBe(200);

  const [first = ''] = await locations(page, await xmlAt(request, memorials, 'application/xml'));
  expect(first).toContain(`${site}memorial/`);
  const memorial = await request.get(first);
  expect(memorial.status()).toBe(200);
  expect(await memorial.text()).toContain(`<link rel="canonical" href="${first}"/>`);
});

test('pages link to the feed, and the feed links to memorials', async ({ page, request }) => {
  await page.goto('/find-memorials');
  const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
  expect(await link.getAttribute('href')).toBe('/feed.xml');

  const feed = await xmlAt(request, '/feed.xml', 'application/rss+xml');
  const addresses = await textsOf(page, feed, 'guid');
  expect(addresses.length).toBeGreaterThan(0);
  // The newest memorial may belong to another journey, which deletes it.
  expect((await request.get(addresses.at(-1) ?? '')).status()).toBe(200);
  for (const date of await textsOf(page, feed, 'pubDate'))
    expect(Date.parse(date), date).not.toBeNaN();
});

test.describe('a memorial in a messenger', () => {
  test('has a title, a text and a card', async ({ page, request, baseURL }) => {
    const id = await memorialNamed(request, 'هدى');
    const address = new URL(`/memorial/${id}`, baseURL).href;
    await page.goto(`/memorial/${id}`);
    const title = 'هدى شعراوي (1879 - 1947)';
    expect(await page.title()).toBe(`${title} | Perennial`);
    const tags = await metaTags(page);
    expect(tags).toMatchObject({
      'og:type': 'profile',
      'og:site_name': 'Perennial',
      'og:locale': 'en_GB',
      'og:title': title,
      'og:url': address,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'هدى شعراوي, 1879 - 1947',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
    });
    expect(tags.description).toContain('Huda was born');
    expect(tags['og:description']).toBe(tags.description);
    expect(tags['twitter:image']).toBe(tags['og:image']);
    expect(tags.robots).toBeUndefined();

    const card = await request.get(tags['og:image'] ?? '');
    expect(card.status()).toBe(200);
    const { etag = '', ...headers } = card.headers();
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=300',
    });
    const picture = await card.body();
    expect(picture.length).toBeLessThan(300_000);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    const again = await request.get(tags['og:image'] ?? '', { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
  });

  test('has the same card for people with a session', async ({ request }) => {
    const id = await memorialNamed(request, 'huda');
    const headers = { Cookie: 'next-auth.session-token=stale' };
    const card = await request.get(`/memorial/${id}/preview.jpg`, { headers });
    expect(card.headers()['content-type']).toBe('image/jpeg');
  });
});

async function memorialNamed(request: APIRequestContext, name: string): Promise<string> {
  const answer = await request.get(`/api/memorials?name=${encodeURIComponent(name)}`);
  const { memorials } = await answer.json();
  return memorials[0]._id;
}

/** Returns the page's meta tags, by name or property. */
const metaTags = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.head.querySelectorAll('meta')].map((tag) => [
        tag.getAttribute('property') ?? tag.name,
        tag.content,
      ]),
    ),
  );

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

/** Returns the texts of the elements with a name, as the browser's strict parser reads them. */
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
