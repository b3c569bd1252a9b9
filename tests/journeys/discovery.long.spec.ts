import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { paidMemorial, tokenOf } from './support/paid-memorial';
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

test('the feed is named by pages and leads to memorials', async ({ page, request }) => {
  await page.goto('/find-memorials');
  const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
  expect(await link.getAttribute('href')).toBe('/feed.xml');

  const feed = await xmlAt(request, '/feed.xml', 'application/rss+xml');
  const addresses = await textsOf(page, feed, 'guid');
  expect(addresses.length).toBeGreaterThan(0);
  // The newest may be another journey's, which deletes it.
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

  test('has that card for people with a session too', async ({ request }) => {
    const id = await memorialNamed(request, 'huda');
    const headers = { Cookie: 'next-auth.session-token=stale' };
    const card = await request.get(`/memorial/${id}/preview.jpg`, { headers });
    expect(card.headers()['content-type']).toBe('image/jpeg');
  });
});

test.describe('what is not there, or private', () => {
  const CANARY = `Canary${Date.now()}`;

  test('is not found, not indexed, and always looks the same', async ({
    playwright,
    request,
    baseURL,
  }) => {
    const creator = await playwright.request.newContext({ baseURL }); // it stores the login's cookie
    const token = await tokenOf('ben');
    const secret = await paidMemorial(creator, token, {
      name: `${CANARY} Name`,
      description: `${CANARY} biography`,
      isPublic: false,
    });
    const picture = await pictureShownTo(creator, token, secret);
    await creator.dispose();
    const missing = 'zzzzzzzzzzzz';
    for (const address of ADDRESSES) {
      const [told, untold] = await Promise.all(
        [secret, missing].map((id) => refusalAt(request, address(id))),
      );
      expect(told?.text.replaceAll(secret, missing), address(secret)).toBe(untold?.text);
    }
    // Whoever stands before the stone reads that there is a page, and no word of it.
    const code = await refusalAt(request, `/q/${secret}`);
    expect(code.text).toContain('The family keeps this page to themselves for now');
    const hidden = await refusalAt(request, picture);
    expect(hidden).toEqual(await refusalAt(request, `/media/${missing}/800`));
    const page = await refusalAt(request, `/memorial/${secret}`);
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    expect(page.text).not.toMatch(/property="og:|name="twitter:|ld\+json|rel="canonical"/);
    for (const address of ['/feed.xml', '/sitemaps/memorials-1.xml', '/api/memorials?limit=100']) {
      const text = await (await request.get(address)).text();
      for (const word of [CANARY, secret]) expect(text, address).not.toContain(word);
    }
  });

  const ADDRESSES = [
    (id: string) => `/memorial/${id}/preview.jpg`,
    (id: string) => `/memorial/${id}/portrait.jpg`,
    (id: string) => `/memorial/${id}/preview.jpg?v=00000000`,
  ];

  /** Returns the path of the memorial's picture, `/media/{id}/800`, once its creator has loaded it there. */
  async function pictureShownTo(creator: APIRequestContext, token: string, id: string) {
    const headers = { authorization: `Bearer ${token}` };
    const { memorial } = await (await creator.get(`/api/memorials/${id}`, { headers })).json();
    const address = String(memorial.mainPicture);
    expect(address).toMatch(/^\/media\/\w{12}\/800$/);
    const picture = await creator.get(address, { headers });
    expect(picture.headers()['content-type']).toBe('image/webp');
    return address;
  }

  async function refusalAt(request: APIRequestContext, address: string) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(response.headers()['x-robots-tag'], address).toBe('noindex');
    const text = await response.text();
    expect(text, address).not.toContain(CANARY);
    return { text };
  }
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
