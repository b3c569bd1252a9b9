import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { routerHeaders } from '../support/router-headers';
import { cookieOf } from './support/canary';
import { logInAs } from './support/log-in-as';
import { tokenOf } from './support/paid-memorial';
import { fetchRawBytes } from './support/raw-request';
import { expect, test } from './support/test';

/** Returns the answer that Next's router receives for a page during `act`. */
async function routersAnswer(
  page: Page,
  path: string,
  act: () => Promise<void>,
): Promise<Response> {
  const arrives = page.waitForResponse((response) => {
    const { rsc } = response.request().headers();
    return rsc === '1' && new URL(response.url()).pathname === path;
  });
  await act();
  return arrives;
}

/** The server sends a shared answer with its length; Next streams a personal one without. */
const isForEverybody = (answer: Response) => answer.headers()['content-length'] !== undefined;

/** Waits for the combobox, which replaces the field when the scripts run. Before that, links load whole pages. */
async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('combobox')).toBeVisible();
}

const clickLink = (page: Page, name: string) => () =>
  page.getByRole('link', { name }).first().click();

test("a visitor's router receives shared answers", async ({ page }) => {
  await openList(page, '/find-memorials');
  const list = '/find-memorials';
  const second = await routersAnswer(page, list, clickLink(page, 'Next'));
  expect(isForEverybody(second)).toBe(true);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  const first = await routersAnswer(page, list, clickLink(page, 'Previous'));
  expect(isForEverybody(first)).toBe(true);
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(page).toHaveURL('/find-memorials?page=2');

  const named = await routersAnswer(page, list, async () => {
    await page.getByRole('combobox', { name: 'Search by name' }).fill('Lovelace');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  });
  expect(isForEverybody(named)).toBe(true);
  const card = page.getByRole('article').getByRole('link', { name: 'Ada Lovelace' });
  const path = (await card.getAttribute('href')) ?? '';
  expect(isForEverybody(await routersAnswer(page, path, () => card.click()))).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  await expect(page).toHaveTitle(/^Ada Lovelace/);

  const about = await routersAnswer(page, '/about', clickLink(page, 'About'));
  expect(isForEverybody(about)).toBe(true);
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveTitle(/^Ada Lovelace/);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Search by name' })).toHaveValue('Lovelace');
});

test('a list in another language is served from the shared answers', async ({ page }) => {
  await openList(page, '/ar/find-memorials');
  const second = await routersAnswer(page, '/ar/find-memorials', () =>
    page.locator('a[href="/ar/find-memorials?page=2"]').first().click(),
  );
  expect(isForEverybody(second)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL('/ar/find-memorials?page=2');
});

test("a member's router receives answers rendered by Next", async ({ page }) => {
  await logInAs(page.context(), 'ada');
  await openList(page, '/find-memorials');
  const answer = await routersAnswer(page, '/find-memorials', clickLink(page, 'Next'));
  expect(isForEverybody(answer)).toBe(false);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
});

test('Next compresses each answer to the router as a whole', async ({ baseURL }) => {
  const member = cookieOf(await tokenOf('ben'));
  const headers = { ...routerHeaders(), ...member, 'accept-encoding': 'gzip' };
  const { body, headers: sent } = await fetchRawBytes(
    new URL(baseURL ?? ''),
    '/find-memorials?page=2',
    headers,
  );
  expect(sent['content-type']).toBe('text/x-component');
  expect(body.length).toBeLessThan(1.2 * gzipSync(gunzipSync(body)).length);
});
