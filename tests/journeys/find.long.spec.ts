import type { Page } from '@playwright/test';
import { logInAs } from './support/log-in-as';
import { expect, test } from './support/test';

async function search(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search by name' }).fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

const NOBODY = 'No memorials found matching your search.';

const resultNames = (page: Page) => page.getByRole('article').getByRole('heading');

test('finds by name without accents, by year, by event and by nationality', async ({ page }) => {
  const searches = [
    ['name=dvorak', ['Antonín Dvořák']],
    ['birthYear=1861&sortBy=fullName&sortOrder=asc', ['Fridtjof Nansen', 'Rabindranath Tagore']],
    ['disasterName=titanic', ['Wallace Hartley']],
    ['disasterType=pandemic', ['सावित्रीबाई फुले']],
    ['nationality=czech', ['Antonín Dvořák']],
    ['location=new+zealand&deathDate=1923-01-09', ['Katherine Mansfield']],
    ['military=true', ['John McCrae']],
  ] as const;
  for (const [query, names] of searches) {
    await page.goto(`/find-memorials?${query}&limit=50`);
    // Earlier journeys may have added memorials.
    for (const name of names)
      await expect(resultNames(page).filter({ hasText: name })).toHaveCount(1);
    await expect(resultNames(page).filter({ hasText: 'Ada Lovelace' })).toHaveCount(0);
  }
});

test('sorts in both directions and goes to the last page', async ({ page }) => {
  await page.goto('/find-memorials');
  const previous = page.getByRole('link', { name: 'Previous' });
  await expect(previous).toBeDisabled();
  await page.getByRole('link', { name: 'Birth date' }).click();
  await expect(page).toHaveURL('/find-memorials?sortBy=birthDate&sortOrder=asc');
  await expect(resultNames(page).first()).toHaveText('Mary Seacole');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.getByRole('link', { name: 'Birth date, earliest first' }).click();
  await expect(page).toHaveURL('/find-memorials?sortBy=birthDate&sortOrder=desc');
  await expect(resultNames(page).first()).not.toHaveText('Mary Seacole');
  await expect(page.getByRole('article').first()).toContainText(/(19|20)\d\d - \d{4}/);

  await page.goto('/find-memorials?page=99');
  await expect(page).toHaveURL(/\/find-memorials\?page=\d+$/);
  await expect(page.getByRole('link', { name: 'Next' })).toBeDisabled();
});

test('shows a spinner while the next page loads', async ({ page }) => {
  await page.goto('/find-memorials');
  await expect(page.getByRole('button', { name: 'Advanced Search' })).toBeVisible(); // the scripts are running
  let answer = () => {};
  const untilAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/find-memorials?page=2**', async (route) => {
    await untilAnswered;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Loading…')).toBeVisible();
  answer();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(page.getByText('Loading…')).toBeHidden();
});

test('says that nobody was found and links to all memorials', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/find-memorials?name=nobodybythisname&page=4');
  await expect(page).toHaveURL('/find-memorials?name=nobodybythisname');
  await expect(page.getByText(NOBODY)).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Show all memorials' }).click();
  await expect(resultNames(page)).toHaveCount(10);
  await expect(page.getByRole('link', { name: 'Scan QR Code' })).toHaveAttribute(
    'href',
    '/scan-code',
  );
});

test('suggests another spelling, and lists similar names separately', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/find-memorials?name=catherine+mansfield');
  await expect(page.getByText(NOBODY)).toBeVisible();
  const similarNames = page.getByRole('region', { name: 'Names that sound or are spelled alike' });
  await expect(similarNames.getByRole('article')).toContainText(['Katherine Mansfield']);
  await expectAccessible();
  await page.getByText('Did you mean').getByRole('link', { name: 'Katherine Mansfield' }).click();
  await expect(page).toHaveURL('/find-memorials?name=Katherine+Mansfield');
  await expect(page.getByText('1 person found for Katherine Mansfield')).toBeVisible();
  await expect(resultNames(page)).toHaveText(['Katherine Mansfield']);
  await page.goto('/find-memorials?name=catherine+mansfield&nationality=british');
  await expect(page.getByText(NOBODY)).toBeVisible();
  await expect(similarNames).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search and paging work with forms and links', async ({ page }) => {
    await page.goto('/find-memorials');
    await page.getByText('Advanced Search').click();
    await page.getByLabel('Birth year').fill('1871');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page.getByText(/^\d+ memorials found$/)).toBeVisible();
    await page.getByRole('link', { name: 'Remove Birth year: 1871' }).click();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  });
});

test('the search “admin pages” shows admins the dashboard and others an empty list', async ({
  page,
}) => {
  await page.goto('/find-memorials');
  await search(page, ' Admin Pages ');
  await expect(page.getByText(NOBODY)).toBeVisible();
  await logInAs(page.context(), 'ada');
  await page.goto('/find-memorials');
  await search(page, 'admin pages');
  await expect(page.getByText(NOBODY)).toBeVisible();
  await expect(page.getByText('Memorial revenue')).toHaveCount(0);

  await logInAs(page.context(), 'root');
  await page.goto('/find-memorials');
  await search(page, ' ADMIN pages');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByText('Memorial revenue')).toBeVisible();
  for (const name of ['Users', 'Tributes'])
    await expect(
      page.getByRole('table', { name, exact: true }).locator('tbody tr').first(),
    ).toBeVisible();
  await expect(page.getByText(NOBODY)).toHaveCount(0);
  await page.goBack();
  await expect(resultNames(page)).toHaveCount(10);
});
