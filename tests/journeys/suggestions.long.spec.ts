import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search by name' });
const list = (page: Page) => page.getByRole('listbox', { name: 'People' });

test('no suggestions open below a field that was left before its script arrived', async ({
  page,
}) => {
  const code = '**/_next/static/chunks/**';
  await page.goto('/find-memorials');
  await expect(field(page)).toBeVisible(); // the page's own scripts have run
  let release = () => {};
  const untilReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(code, async (route) => {
    await untilReleased;
    await route.continue();
  });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search/suggest')) requested.push(request.url());
  });
  const scriptRequest = page.waitForRequest(code);
  await field(page).fill('seacole');
  await scriptRequest;
  await page.keyboard.press('Tab');
  const script = page.waitForResponse(code);
  release();
  await script;
  await page.waitForTimeout(1_000); // much longer than the delay before a request for suggestions
  expect(requested).toEqual([]);
  await expect(list(page)).toHaveCount(0);

  await field(page).focus();
  await page.keyboard.type('s');
  await page.keyboard.press('Backspace');
  await expect(list(page)).toBeVisible();
});

test('Enter searches, a click chooses, and leaving the field closes the list', async ({ page }) => {
  await page.goto('/find-memorials');
  await field(page).fill('seacole');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toHaveCount(0);
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find-memorials?name=seacole');
  await expect(page.getByRole('article')).toHaveCount(1);
  await field(page).fill('dvorak');
  await list(page)
    .getByRole('option', { name: /Antonín Dvořák/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antonín Dvořák');
});

test('one letter is enough if it can be a name, and a late answer does not replace a newer one', async ({
  page,
}) => {
  let release = () => {};
  const untilReleased = new Promise<void>((resolve) => (release = resolve));
  const requested: string[] = [];
  await page.route('**/api/search/suggest?**', async (route) => {
    const searchText = new URL(route.request().url()).searchParams.get('q') ?? '';
    requested.push(searchText);
    if (searchText === 'ma') await untilReleased;
    await route.continue().catch(() => {}); // the request was aborted
  });
  await page.goto('/find-memorials');
  await field(page).focus();
  await page.keyboard.type('k');
  await page.waitForTimeout(400); // longer than the delay before a request for suggestions
  await field(page).fill('ma');
  await expect.poll(() => requested).toEqual(['ma']);
  await field(page).fill('樋');
  await expect.poll(() => requested).toEqual(['ma', '樋']);
  await field(page).fill('seacole');
  await expect(list(page).getByRole('option', { name: /Mary Seacole/ })).toBeVisible();
  release();
  await expect(list(page).getByRole('option').last()).toHaveText('Search for “seacole”');
});

test('Enter ignores outdated suggestions, and Escape cancels the current request', async ({
  page,
}) => {
  let release = () => {};
  const untilReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/search/suggest?**', async (route) => {
    if (route.request().url().endsWith('q=dvorak')) await untilReleased;
    await route.continue().catch(() => {}); // the request was aborted
  });
  await page.goto('/find-memorials');
  await field(page).fill('seacole');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /./);
  await field(page).fill('dvorak');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find-memorials?name=dvorak');
  await field(page).fill('');
  const suggestRequest = page.waitForRequest('**/api/search/suggest?q=dvorak');
  await field(page).fill('dvorak');
  await suggestRequest;
  await page.keyboard.press('Escape');
  release();
  await page.waitForTimeout(300); // long enough for the answer to arrive
  await expect(list(page)).toHaveCount(0);
});

test.describe('a refused request', () => {
  test.use({ allowsRefusals: true });

  test('does not prevent the search, and “Nobody found” is shown when nobody is found', async ({
    page,
  }) => {
    await page.goto('/find-memorials');
    await field(page).fill('nobodybythisname');
    await expect(page.getByText('Nobody found', { exact: true })).toHaveCount(1);
    await expect(list(page)).toHaveCount(0);
    await page.route('**/api/search/suggest?**', (route) => route.fulfill({ status: 429 }));
    await field(page).fill('seacole');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/find-memorials?name=seacole');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is a plain search', async ({ page }) => {
    await page.goto('/find-memorials');
    const searchField = page.getByRole('searchbox', { name: 'Search by name' });
    await searchField.fill('seacole');
    await searchField.press('Enter');
    await expect(page).toHaveURL(/name=seacole/);
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});
