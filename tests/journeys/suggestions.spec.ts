import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search by name' });
const list = (page: Page) => page.getByRole('listbox', { name: 'People' });

test('the suggestions work by keyboard, and their last row starts the search', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/find-memorials');
  await field(page).focus();
  await page.keyboard.type('m');
  await page.keyboard.type('ary');
  const rows = list(page).getByRole('option');
  await expect(rows.filter({ hasText: 'Mary Seacole' })).toContainText('1805 - 1881');
  await expect(rows.last()).toHaveText('Search for “mary”');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/^\d (person|people)$/)).toHaveCount(1); // the announcement for screen readers
  await expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible();

  await page.keyboard.press('ArrowDown');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await rows.first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await expect(list(page).locator('[aria-selected=true]')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('mary');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find-memorials?name=mary');
  await expect(list(page)).toHaveCount(0);

  await field(page).fill('');
  await page.keyboard.type('seacole');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mary Seacole' })).toBeVisible();
});

test.describe('right to left', () => {
  test.use({ locale: 'ar' }); // otherwise a bar above the page would offer to switch to English

  test('the list fits a narrow phone even with a name in Latin letters', async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/ar/find-memorials');
    await expect(page.getByRole('combobox')).toBeVisible();
    await expectAccessible(); // checked now, because the open list covers half of what is below it
    await page.getByRole('combobox').fill('mary');
    const rows = page.getByRole('listbox').getByRole('option');
    await expect(rows.filter({ hasText: 'Mary Seacole' })).toBeVisible();
    const box = await page.getByRole('listbox').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    for (const row of await rows.all())
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(rows.first().locator('bdi').first()).toBeVisible();
  });
});
