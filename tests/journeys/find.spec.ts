import type { Page } from '@playwright/test';
import { demoAccounts } from '../../prisma/demo/accounts';
import { logIn } from './support/account';
import { expect, test } from './support/test';

const NOBODY = 'No memorials found matching your search.';

const resultNames = (page: Page) => page.getByRole('article').getByRole('heading');
const ada = demoAccounts.find(({ name }) => name === 'ada');

async function search(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search by name' }).fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

test('searches in the dialog by keyboard, and Back undoes each step', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/find-memorials?page=2');
  const opener = page.getByRole('button', { name: 'Advanced Search' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Advanced Search' });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Nationality').focus();
  await page.keyboard.type('japanese');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/find-memorials?nationality=japanese');
  await expect(page.getByText('2 memorials found', { exact: true })).toBeVisible();

  await search(page, 'ichiyo');
  await expect(page).toHaveURL('/find-memorials?name=ichiyo&nationality=japanese');
  await expect(resultNames(page)).toHaveText(['Higuchi Ichiyō']);

  await page.getByRole('link', { name: 'Remove Name: ichiyo' }).click();
  await expect(resultNames(page)).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Search by name' })).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Search by name' })).toHaveValue('ichiyo');
  await expect(resultNames(page)).toHaveText(['Higuchi Ichiyō']);
  await opener.click();
  await expect(dialog.getByLabel('Nationality')).toHaveValue('japanese');
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('ichiyo');
  await page.keyboard.press('Escape');

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/find-memorials?page=2');
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/find-memorials');
  await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0);
});

test('names the search term, and gives advice when nobody is found', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/find-memorials?name=seacole');
  await expect(page.getByText('1 person found for seacole')).toBeVisible();
  await page.goto('/find-memorials?name=seacole&nationality=british');
  await expect(page.getByText(/^\d memorials? found$/)).toBeVisible();
  for (const name of ['nobodybythisname', '%_', '😀', "O'Nobody", 'x'.repeat(300)]) {
    await page.goto(`/find-memorials?${new URLSearchParams({ name })}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Memorials');
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/find-memorials?name=nobodybythisname');
  await expect(page.getByText(NOBODY)).toBeVisible();
  await expect(page.getByText('Try fewer words, or the name as it was before')).toBeVisible();
  await expect(page.getByText('Ask the family for its address.')).toBeVisible();
  await expectAccessible();
});

test("My Memorials lists the person's own memorials with the same search", async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/my-memorials?name=curie');
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await logIn(page, ada?.email ?? '', ada?.password);
  await page.waitForURL('/my-memorials?name=curie');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/my-memorials');
  await expect(page.getByRole('link', { name: 'My Memorials' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const count = async () =>
    (await (await page.request.get('/api/memorials/my-memorials')).json()).total;
  const before = await count();
  await page.reload();
  const shownCount = await page.getByText(/^\d+ memorials found$/).innerText();
  expect(Number.parseInt(shownCount, 10)).toBeGreaterThanOrEqual(before); // other journeys may add memorials
  expect(Number.parseInt(shownCount, 10)).toBeLessThanOrEqual(await count());
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible();
  }
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
  const card = page.getByRole('article').first();
  await expect(card.getByRole('link', { name: /^Edit / })).toHaveAttribute('href', /edit-memorial/);
  await expect(card.getByRole('link', { name: /^Add media/ })).toHaveAttribute('href', /add-mem/);
  await card.getByRole('heading').getByRole('link').click();
  await page.waitForURL('/memorial/*');
});
