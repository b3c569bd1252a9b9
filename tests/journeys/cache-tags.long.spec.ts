import { z } from 'zod';
import { exampleOf } from '@/lab/screenshots/every-page';
import { needsLogin, PAGES } from '@/lib/platform/pages';
import * as paths from '@/lib/platform/paths';
import { apiSuggest } from '@/lib/search/api-paths';
import { visit } from './support/crawl';
import { moveToEndOfLists } from './support/database';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

/** Pages that answer 404 here. No cache may store these answers. */
const MISSING = ['/[...missing]', '/legal/[kind]/[version]'];
/** Public pages that any cache may store. The list is rendered for each request, and the server shares its answers. */
const isShared = (page: string) =>
  page === paths.findMemorials ||
  (PAGES[page]?.cached && PAGES[page].search !== 'published' && !MISSING.includes(page));

test('only public answers have cache tags, which name what they show', async ({ request }) => {
  const token = await tokenOf('ben');
  const id = await paidMemorial(request, token, { name: `Tagged ${Date.now()}` });
  await moveToEndOfLists(id);
  const picture = z
    .string()
    .parse(/\/media\/\w{12}\/320/.exec((await visit(paths.memorial(id))).body)?.[0]);
  const addressIn = (page: string) => exampleOf(page).replace(/\{\w+\}/, id);
  const open = Object.keys(PAGES).filter(
    (page) => !needsLogin(page) && PAGES[page]?.who !== 'nobody',
  );
  const pages = open.map(addressIn);
  const script = z.string().parse(/\/_next\/static\/[^"]+\.js/.exec((await visit('/')).body)?.[0]);
  const files = [
    paths.sitePreview,
    paths.memorialPreview(id),
    paths.memorialPortrait(id),
    paths.permanent(id),
    paths.qrCode(id),
    paths.qrCodePng(id, 600),
    picture,
    script,
    '/find-memorials?page=2',
    '/find-memorials?nationality=kenyan',
    '/ar/find-memorials',
    `/ar${paths.memorial(id)}`,
    '/icons/bloom-192.png',
    '/icon.svg',
    '/robots.txt',
    '/feed.xml',
    '/manifest.webmanifest',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/memorials-1.xml',
    apiSuggest('ma'),
    paths.apiMemorials,
    '/api/search?q=ma',
  ];
  for (const address of [...open.filter(isShared).map(addressIn), ...files]) {
    const { status, tags, keys } = await tagsOf(address);
    expect([200, 308], address).toContain(status);
    expect(tags, address).toMatch(/^[\w-]+(?:,[\w-]+)*$/);
    expect(keys, address).toBe(tags?.replaceAll(',', ' '));
    // After a purge of `release`, no cached page may load a script of the previous release.
    expect(tags?.split(',').includes('release'), address).toBe(
      ![picture, script].includes(address),
    );
  }

  const session = { cookie: `next-auth.session-token=${token}` };
  const bearer = { authorization: `Bearer ${token}` };
  const personalRequests: [string, Record<string, string>][] = [
    ...open
      .filter((page) => !isShared(page))
      .map((page): [string, Record<string, string>] => [addressIn(page), {}]),
    ...[...pages, ...files].map((address): [string, Record<string, string>] => [address, session]),
    ...[paths.myMemorials, paths.profile, paths.editMemorial(id), '/api/auth/session'].map(
      (address): [string, Record<string, string>] => [address, session],
    ),
    [paths.apiMemorial(id), bearer],
    [paths.apiMemorialPrivate(id), bearer],
    [picture, { range: 'bytes=0-9' }],
  ];
  for (const [address, headers] of personalRequests) {
    const { tags, keys } = await tagsOf(address, headers);
    expect([tags, keys], `${address} ${JSON.stringify(headers)}`).toEqual([null, null]);
  }

  for (const address of ['/about', paths.memorial(id), '/about?_rsc=1x2y3']) {
    const { status, type, rule, tags, keys } = await tagsOf(address, { rsc: '1' });
    expect([status, type, rule], address).toEqual([200, 'text/x-component', 'private, no-store']);
    expect([tags, keys], address).toEqual([null, null]);
  }

  const hidden = await request.put(paths.apiMemorial(id), {
    headers: bearer,
    data: { isPublic: false },
  });
  expect(hidden.status()).toBe(200);
  for (const address of [
    paths.memorial(id),
    picture,
    paths.permanent(id),
    paths.memorialPreview(id),
  ])
    for (const headers of [{}, session, bearer])
      expect((await tagsOf(address, headers)).tags, address).toBeNull();
});

async function tagsOf(address: string, headers: Record<string, string> = {}) {
  const url = new URL(address, process.env.E2E_SITE_URL);
  const answer = await fetch(url, { headers, redirect: 'manual' });
  await answer.body?.cancel();
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    rule: answer.headers.get('cache-control'),
    tags: answer.headers.get('cache-tag'),
    keys: answer.headers.get('surrogate-key'),
  };
}
