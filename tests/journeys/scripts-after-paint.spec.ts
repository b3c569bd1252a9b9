import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

type Times = { paint: number; scripts: { name: string; start: number }[] };

/** When the page was first painted, and when each of the site's scripts was asked for. */
const timesOf = (page: Page): Promise<Times> =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, start: startTime })),
  }));

test('a page is painted before its scripts are asked for, and each comes once', async ({
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

test('a visitor’s page has its styles within, and asks for no sheet, nor does the next one', async ({
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

  await page.goto('/find-memorials?name=seacole'); // one of many pages, and seldom somebody's first
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(sheets).not.toEqual([]);
});

test('a browser that reports no paint asks for them as well', async ({ page }) => {
  await page.addInitScript('delete window.PerformanceObserver');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled({ timeout: 4_000 });
});
