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

test("a visitor's page has inline styles, and neither it nor the next page requests a style sheet", async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Find Memorials' }).first().click();
  await expect(page.getByRole('heading', { name: 'Find Memorials' })).toHaveCSS(
    'font-size',
    /^[345]\d(\.\d+)?px$/,
  );
  expect(sheets).toEqual([]);

  await page.goto('/find-memorials?name=seacole'); // search pages link to their style sheets, since they are rarely the first page of a visit
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(sheets).not.toEqual([]);
});

test('a browser that does not report its first paint loads the scripts as well', async ({
  page,
}) => {
  await page.addInitScript('delete window.PerformanceObserver');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled({ timeout: 4_000 });
});
