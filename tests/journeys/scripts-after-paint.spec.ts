import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

type Times = { paint: number; scripts: { name: string; start: number }[] };

/** Returns the time of the first paint, and the time at which each script of the site was requested. */
const timesOf = (page: Page): Promise<Times> =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, start: startTime })),
  }));

test('a page is painted before its scripts are requested, and each script is requested once', async ({
  page,
}) => {
  for (const address of ['/', '/login', '/find-memorials']) {
    await page.goto(address);
    await expect.poll(async () => (await timesOf(page)).scripts.length).toBeGreaterThan(4);
    const { paint, scripts } = await timesOf(page);
    const first = Math.min(...scripts.map(({ start }) => start));
    expect(first, address).toBeGreaterThanOrEqual(paint);
    expect(new Set(scripts.map(({ name }) => name)).size, address).toBe(scripts.length);
  }
});

test("a visitor's page has inline styles, and the router's next page keeps them all", async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
  expect(sheets).toEqual([]);

  await expect(async () => {
    await page.goto('/'); // contains the styles of its first screen, and a link to all of them
    await expect.poll(() => new Set(sheets).size).toBe(1);
    await page.evaluate(() => Object.assign(globalThis, { isHome: true }));
    await page.getByRole('link', { name: 'Find Memorials' }).first().click();
    await expect(page.getByRole('heading', { name: 'Find Memorials' })).toHaveCSS(
      'font-size',
      /^[345]\d(\.\d+)?px$/,
    );
    // On a busy machine the click may come before the router is there; then the browser itself loads the page.
    expect(await page.evaluate(() => 'isHome' in globalThis)).toBe(true);
  }).toPass({ timeout: 60_000 });
  await expect(page.locator('link[rel=stylesheet][data-first-screen-end]')).toHaveCount(0);
  const linkedSheets = () =>
    page.evaluate(
      () => [...document.styleSheets].filter((sheet) => sheet.href && !sheet.disabled).length,
    );
  await expect.poll(linkedSheets).toBe(1);
  expect(new Set(sheets).size).toBe(1);

  await page.goto('/find-memorials?name=seacole'); // search pages link to their style sheets, since they are rarely the first page of a visit
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(sheets.length).toBeGreaterThan(1);
});

test('where data is dear, a page to read loads its scripts at the first touch', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/', { waitUntil: 'load' });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect((await timesOf(page)).scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await timesOf(page)).scripts.length).toBeGreaterThan(4);
});

test('a browser that does not report its first paint loads the scripts as well', async ({
  page,
}) => {
  await page.addInitScript('delete window.PerformanceObserver');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled({ timeout: 4_000 });
});
