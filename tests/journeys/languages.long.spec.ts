import { logInAs } from './support/log-in-as';
import { demoMemorialPath } from './support/open-memorial';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

test.describe('addresses', () => {
  test.use({ allowsRefusals: true });

  test('English has no prefix, other languages have one, and each page declares its language', async ({
    request,
  }) => {
    const memorial = await demoMemorialPath(request);
    for (const path of ['/about', '/find-memorials', '/login', memorial])
      for (const [prefix, start] of [
        ['', '<html lang="en" dir="ltr"'],
        ['/xx', '<html lang="en-XA" dir="ltr"'],
        ['/xr', '<html lang="ar-XB" dir="rtl"'],
      ]) {
        const answer = await request.get(`${prefix}${path}`);
        expect(answer.status(), prefix + path).toBe(200);
        expect(await answer.text()).toContain(start);
      }
  });

  test('/en redirects to the address without the prefix, and an unknown prefix is a 404', async ({
    request,
  }) => {
    for (const [from, to] of [
      ['/en', '/'],
      ['/en/about?x=1', '/about?x=1'],
      ['/EN/About', '/about'],
      ['/XX/ABOUT', '/xx/about'],
    ]) {
      const answer = await request.get(from ?? '', { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], from).toEqual([308, to]);
    }
    const memorial = await demoMemorialPath(request);
    for (const path of [
      `/_next${memorial}`,
      `/zz${memorial}`,
      '/_next/profile',
      '/zz',
      '/zz/about',
      '/xx/nonsense',
      '/xx/api/memorials',
      '/xx/q/abc',
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(answer.headers()['cache-control'], path).toContain('no-store');
      expect(answer.headers()['content-security-policy'], path).toContain('sha256-');
    }
  });

  test('Accept-Language changes no page', async ({ request }) => {
    const headers = { 'Accept-Language': 'en-XA' };
    for (const path of ['/', '/about', '/find-memorials'])
      expect(await (await request.get(path, { headers, maxRedirects: 0 })).text()).toContain(
        '<html lang="en" ',
      );
  });

  test('a chosen language applies to / and to uncached pages', async ({ request }) => {
    const headers = { Cookie: 'memorial-language=xr' };
    const home = await request.get('/', { headers, maxRedirects: 0 });
    expect([home.status(), home.headers().location]).toEqual([307, '/xr']);
    for (const [path, language] of [
      ['/find-memorials', 'ar-XB'],
      ['/xx/find-memorials', 'en-XA'],
      ['/about', 'en'],
    ])
      expect(await (await request.get(path ?? '', { headers })).text()).toContain(
        `<html lang="${language}" `,
      );
    const guarded = await request.get('/profile', { headers, maxRedirects: 0 });
    expect(guarded.headers().location).toMatch(/^\/xr\/login\?from=%2Fxr%2Fprofile&/);
  });
});

test('the language offer and the save bar never cover each other or the end of a page', async ({
  page,
  context,
}) => {
  await logInAs(context, 'ada');
  const memorial = await demoMemorialPath(page.request);
  const offer = page.locator('aside[lang=en]');
  const save = page.getByRole('button', { name: /^\[Šáṽé ·]/ });
  const bar = page.locator('[data-save-bar]');
  const end = page.locator('footer a').last();
  for (const path of [`${memorial}#edit`, memorial.replace('/memorial/', '/edit-memorial/')])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`/xr${path}`);
      await page.reload(); // a change of the hash alone would not load the page
      await expect(offer).toBeVisible();
      for (const clickTarget of [save, offer.getByRole('link'), offer.getByRole('button'), end])
        await clickTarget.click({ trial: true });
      // Playwright scrolls before it clicks, so other scroll positions are checked, too.
      for (const part of [0, 0.5, 1]) {
        await page.evaluate((at) => scrollTo(0, at * document.body.scrollHeight), part);
        const [barBox, offerBox] = [await bar.boundingBox(), await offer.boundingBox()];
        const [upper, lower] = [barBox, offerBox].sort((a, b) => (a?.y ?? 0) - (b?.y ?? 0));
        const gap = (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0);
        expect(gap, `${path}, ${width} px, scrolled by ${part}`).toBeGreaterThanOrEqual(0);
      }
    }
});

test("the dashboard's charts run in the reading direction, with each bar above its month", async ({
  page,
  context,
}) => {
  await logInAs(context, 'root');
  for (const [prefix, direction] of [
    ['', 1],
    ['/xr', -1],
  ] as const) {
    await page.goto(`${prefix}/admin`);
    const { bars, months } = await page.locator('main figure').last().evaluate(centresOf);
    expect(bars).toHaveLength(12);
    expect(Math.sign((bars.at(-1) ?? 0) - (bars.at(0) ?? 0)), prefix).toBe(direction);
    for (const [at, bar] of bars.entries()) expect(bar, prefix).toBeCloseTo(months[at] ?? 0, 0);
  }
});

/** Returns the horizontal centres of the bars and of the month names, oldest first. */
function centresOf(chart: Element) {
  const centre = (part: Element) => {
    const { left, width } = part.getBoundingClientRect();
    return left + width / 2;
  };
  return {
    bars: [...chart.querySelectorAll('rect')].map(centre),
    months: [...chart.querySelectorAll('[aria-hidden] > div > span')].map(centre),
  };
}

test("a shared address keeps the page's language, but the address in the QR code has none", async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const path = await demoMemorialPath(page.request);
  await page.goto(`/xx${path}`);
  await page.getByRole('button', { name: /^\[Šĥáŕé/ }).click();
  const addressField = page.getByRole('dialog').getByRole('textbox');
  await expect(addressField).toHaveValue(new URL(`/xx${path}`, baseURL).href);
  const code = new URL(path.replace('/memorial/', '/q/'), baseURL).href;
  await expect(page.getByText(code).first()).toBeAttached();
});

test('a memorial is cached in each language, and a change renews all versions', async ({
  request,
}) => {
  const id = await paidMemorial(request, await tokenOf('ben'));
  const read = async (prefix: string) => {
    const answer = await request.get(`${prefix}/memorial/${id}`);
    return { text: await answer.text(), cache: answer.headers()['x-nextjs-cache'] };
  };
  for (const prefix of ['', '/xx', '/xr']) {
    await read(prefix);
    expect((await read(prefix)).cache, prefix).toBe('HIT');
  }
  const name = `Thandi ${id}`;
  const token = await tokenOf('ben');
  const put = await request.put(`/api/memorials/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { fullName: name },
  });
  expect(put.status()).toBe(200);
  for (const prefix of ['', '/xx', '/xr'])
    await expect(async () => expect((await read(prefix)).text).toContain(name)).toPass();
});

test('the API answers in the requested language, or in English', async ({ request }) => {
  const message = async (language?: string) => {
    const headers = language ? { 'Accept-Language': language } : undefined;
    const answer = await request.post('/api/auth/login', { data: {}, ...(headers && { headers }) });
    return (await answer.json()).message;
  };
  expect(await message()).toBe('Email is required');
  expect(await message('*')).toBe('Email is required');
  expect(await message('tlh')).toBe('Email is required');
  expect(await message('tlh, en-XA;q=0.5')).toMatch(/^\[Éɱáíļ/);
});
