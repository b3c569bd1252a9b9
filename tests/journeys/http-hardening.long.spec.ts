import type { APIRequestContext, APIResponse } from '@playwright/test';
import { demoMemorialPath } from './support/open-memorial';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { fetchRaw } from './support/raw-request';
import { expect, test } from './support/test';

const CANARY = 'canary7f3a';
const SESSION = { cookie: 'next-auth.session-token=stale' };
const ROUTER = { rsc: '1' };

test.describe("a visitor's query", () => {
  test('is in no cached page, even if the router requested the page first', async ({
    request,
    baseURL,
  }) => {
    const site = new URL(baseURL ?? '');
    const page = `/memorial/${await paidMemorial(request, await tokenOf('ben'))}`;
    // Repeated, because each process has its own cache, and any of them may answer.
    for (let time = 0; time < 4; time += 1) {
      const routerAnswer = await fetchRaw(site, `${page}?_rsc=`, ROUTER);
      expect(routerAnswer.status).toBe(200);
      expect(routerAnswer.body).not.toContain('_rsc');
    }
    for (let time = 0; time < 4; time += 1)
      expect((await fetchRaw(site, page, {})).body).not.toContain('_rsc');
  });

  test('is read by dynamic pages, both for HTML and for router requests', async ({
    page,
    request,
  }) => {
    for (const headers of [{}, ROUTER]) {
      const answer = await request.get('/find-memorials?name=seacole', { headers });
      const text = await answer.text();
      expect(text).toContain('Mary Seacole');
      expect(text).not.toContain('Ada Lovelace');
    }
    await page.goto('/find-memorials');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  });
});

test.describe('a Content-Security-Policy', () => {
  test('is on every answer', async ({ request }) => {
    const memorial = await demoMemorialPath(request);
    const gets = [
      '/',
      '/nope',
      '/About',
      memorial,
      '/memorial/zzzzzzzzzzzz',
      memorial.replace('memorial', 'MEMORIAL'),
      memorial.replace('memorial', 'Viewer/Memorial'),
      memorial.replace('memorial', '%6demorial'),
      memorial.replace('memorial', 'q'),
      '/api/auth/verify-request',
      '/api/memorials?limit=1',
      '/api/nope',
      '/feed.xml',
      '/sitemap.xml',
      '/robots.txt',
      '/manifest.webmanifest',
      '/icon.svg',
      '/create-memorial',
      '/livez',
      await assetIn(request, '/', /\/_next\/static\/[^"]+\.js/),
      await assetIn(request, '/', /\/_next\/static\/[^"]+\.css/),
      await assetIn(request, memorial, /\/media\/\w{12}\/\d+/),
    ];
    for (const path of gets)
      for (const headers of [{}, SESSION])
        expectPolicy(await request.get(path, { headers, maxRedirects: 0 }), path);
    for (const path of ['/', '/about', '/nope', memorial, '/api/nope', '/api/contact'])
      for (const method of ['POST', 'PUT', 'DELETE'])
        expectPolicy(await request.fetch(path, { method, maxRedirects: 0 }), `${method} ${path}`);
  });

  test('is not changed by a 304 answer', async ({ request }) => {
    for (const path of ['/about', await demoMemorialPath(request)]) {
      const { etag = '', ...first } = (await request.get(path)).headers();
      const secondAnswer = await request.get(path, { headers: { 'If-None-Match': etag } });
      expect(secondAnswer.status(), path).toBe(304);
      const policy = secondAnswer.headers()['content-security-policy'];
      expect(policy ?? first['content-security-policy']).toBe(first['content-security-policy']);
    }
  });

  function expectPolicy(answer: APIResponse, label: string): void {
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy, label).toMatch(/^default-src 'none'(;|$)/);
    const type = answer.headers()['content-type'] ?? '';
    if (type.startsWith('text/html')) expect(policy, label).toContain("frame-ancestors 'none'");
  }
});

test('pages answer only read requests, and only at one spelling of the address', async ({
  request,
}) => {
  const memorial = await demoMemorialPath(request);
  for (const path of ['/', '/about', '/nope', memorial, '/memorial/x.rsc']) {
    const headers = { 'next-action': 'x'.repeat(40) };
    expect((await request.post(path, { headers, data: 'x' })).status(), path).toBe(405);
  }
  for (const canonicalPath of [memorial, '/about'])
    for (const headers of [{}, SESSION]) {
      const upperCasePath = canonicalPath.replace(/^\/\w+/, (word) => word.toUpperCase());
      const answer = await request.get(upperCasePath, { headers, maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([308, canonicalPath]);
      const escaped = await request.get(
        canonicalPath.replace(/^\/m/, '/%6d').replace(/^\/a/, '/%61'),
      );
      expect(escaped.status()).toBe(404);
    }
});

test('next-auth serves no pages, and no request makes it fail', async ({ request }) => {
  for (const name of ['signin', 'signout', 'verify-request', 'providers', 'csrf', 'callback/x'])
    expect((await request.get(`/api/auth/${name}`)).status(), name).toBe(404);
  for (const path of [
    'error',
    'error/%F0%9F%98%80',
    'signin?callbackUrl=NaN',
    'error?callbackUrl=NaN',
  ])
    expect((await request.get(`/api/auth/${path}`)).status(), path).toBe(404);
  const headers = { cookie: 'next-auth.callback-url=NaN' };
  expect((await request.get('/api/auth/session?callbackUrl=NaN', { headers })).status()).toBe(200);
  for (const name of ['signin', 'signout', '_log', 'session', 'callback/credentials']) {
    const answer = await request.post(`/api/auth/${name}`, { data: { callbackUrl: {} } });
    expect([404, 405], name).toContain(answer.status());
  }
});

test.describe('a memorial that does not exist', () => {
  const ADDRESSES = ['/memorial/zzzzzzzzzzzz', '/memorial/no'];

  test('has the friendly 404 page in its HTML, and is neither indexed nor cached', async ({
    request,
  }) => {
    for (const address of ADDRESSES)
      for (const headers of [{}, SESSION])
        for (const _ of ['first', 'again']) {
          const answer = await request.get(address, { headers });
          expect(answer.status(), address).toBe(404);
          expect(answer.headers()).toMatchObject({ 'x-robots-tag': 'noindex' });
          expect(answer.headers()['cache-control']).toContain('no-store');
          expect(answer.headers()['x-nextjs-cache']).not.toBe('HIT');
          const html = await answer.text();
          expect(html).not.toContain('__next_error__');
          expect(html).toMatch(/<h1[^>]*>Oops! It looks like you are lost\.\.\.<\/h1>/);
          expect(html).toContain('<meta name="robots" content="noindex"/>');
          expect(html).toContain('<title>Memorial not found. | Perennial</title>');
        }
    for (const page of ['flower-payment', 'send-flowers']) {
      const html = await (await request.get(`/${page}/zzzzzzzzzzzz`)).text();
      expect(html, page).toMatch(/<h1[^>]*>Error<\/h1>.*>Memorial not found\.</s);
    }
  });

  test('answers 404 to each of many simultaneous requests', async ({ request }) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => request.get('/memorial/zzzzzzzzzzzy')),
    );
    expect(answers.map((answer) => answer.status())).toEqual(Array(8).fill(404));
  });

  test.describe('in a browser', () => {
    test.use({ allowsRefusals: true });

    test('the 404 page below a page that is rendered for each request runs its scripts', async ({
      page,
    }) => {
      const answer = await page.goto('/find-memorials/nope');
      expect(answer?.status()).toBe(404);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('link', { name: 'Find Memorials' }).first()).toBeVisible();
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('can be read', async ({ page }) => {
        await page.goto('/memorial/zzzzzzzzzzzz');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/you are lost/);
      });
    });
  });
});

async function assetIn(request: APIRequestContext, path: string, asset: RegExp): Promise<string> {
  const [assetPath = ''] = asset.exec(await (await request.get(path)).text()) ?? [];
  expect(assetPath, `${asset} in ${path}`).not.toBe('');
  return assetPath;
}

test.describe("a visitor's query", () => {
  test('does not break a cached page, and stays in its address', async ({ page, request }) => {
    const memorial = await demoMemorialPath(request);
    for (const path of [`/?token=${CANARY}`, `${memorial}?token=${CANARY}#family`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await page.goto(`${memorial}?token=${CANARY}`);
    await page.getByRole('link', { name: 'Scan Code' }).first().click();
    await page.waitForURL('/scan-code');
    await page.goBack();
    await page.waitForURL(`${memorial}?token=${CANARY}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  });
});
