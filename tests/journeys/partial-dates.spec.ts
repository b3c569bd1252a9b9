import type { Page } from '@playwright/test';
import { openAsBen } from './support/gallery';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

const NAME = `Partly Known ${Date.now()}`;

const dates = (page: Page) => page.locator('header p', { hasText: ' – ' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('the creator enters only the year, and everybody sees it', async ({
  page,
  request,
  browser,
  expectAccessible,
}) => {
  test.slow();
  const id = await paidMemorial(request, await tokenOf('ben'), { name: NAME });
  const visitorContext = await browser.newContext();
  const visitor = await visitorContext.newPage();
  await visitor.goto(`/memorial/${id}`);
  await expect(dates(visitor)).toHaveText('1 April 1940 – 25 September 2011');

  await page.setViewportSize({ width: 390, height: 844 });
  await openAsBen(page, `/memorial/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const precisionField = page.getByLabel('What is known about the birth');
  const year = page.getByLabel('Year of birth');

  await test.step('each precision has a matching input', async () => {
    await expect(page.locator('#birthDate')).toHaveValue('1940-04-01');
    await precisionField.selectOption('Month and year');
    await expect(page.getByLabel('Month of birth')).toHaveValue('04');
    await expect(year).toHaveValue('1940');
    await expect(page.getByText('On the page: April 1940')).toBeVisible();
    await precisionField.selectOption('The exact day');
    await expect(page.locator('#birthDate')).toHaveValue('');
    await precisionField.selectOption('About this year');
    await expect(year).toHaveValue('1940');
    await expectAccessible();
  });

  await test.step('an impossible date is reported, and the error leads to its field', async () => {
    await year.fill('2019');
    await expect(page.getByText('Death date cannot be before the birth date')).toBeVisible();
    await year.fill('');
    await page.getByRole('radio', { name: 'Shown on the page and found by search' }).check();
    await save(page);
    await page.getByRole('link', { name: 'Birth date is required' }).click();
    await expect(year).toBeFocused();
    await year.fill('١٨٧٩');
    await expect(year).toHaveValue('1879');
    await expect(page.getByText('On the page: about 1879')).toBeVisible();
    await expect(page.getByText('Birth date is required')).toHaveCount(0);
  });

  await test.step('a reload keeps the changes, which can then be discarded', async () => {
    await page.reload();
    await expect(page.getByText('Your changes are back.')).toBeVisible();
    await expect(precisionField).toHaveValue('about');
    await expect(year).toHaveValue('1879');
    await page.getByRole('button', { name: 'Discard these changes' }).click();
    await expect(page.locator('#birthDate')).toHaveValue('1940-04-01');
    await precisionField.selectOption('About this year');
    await year.fill('1879');
    await page.getByRole('radio', { name: 'Shown on the page and found by search' }).check();
  });

  await test.step('the date is on the cached page, in the title and in the lists', async () => {
    await save(page);
    await expect(page.getByText('Memorial updated successfully')).toBeVisible();
    await expect(dates(page)).toHaveText('about 1879 – 25 September 2011');
    for (const _ of ['first', 'again']) {
      await expect(async () => {
        await visitor.goto(`/memorial/${id}`);
        await expect(dates(visitor)).toHaveText('about 1879 – 25 September 2011', { timeout: 500 });
      }).toPass();
      await expect(visitor).toHaveTitle(new RegExp(`${NAME} \\(about 1879 - 2011\\)`));
    }
    await visitor.goto(`/find-memorials?birthYear=1879&name=${encodeURIComponent(NAME)}`);
    await expect(visitor.getByRole('article')).toContainText('about 1879 - 2011');
  });

  await test.step('the date is translated into French', async () => {
    await visitor.goto(`/fr/memorial/${id}`);
    await expect(dates(visitor)).toHaveText('vers 1879 – 25 septembre 2011');
    await expect(visitor).toHaveTitle(new RegExp(`${NAME} \\(vers 1879 - 2011\\)`));
  });

  await test.step('the edit page changes the date to a decade', async () => {
    await page.goto(`/edit-memorial/${id}`);
    await expect(page.getByLabel('What is known about the birth')).toHaveValue('about');
    await page.getByLabel('What is known about the birth').selectOption('The decade');
    await page.getByLabel('What is known about the death').selectOption('Only the year');
    await expect(page.getByText('On the page: 1870s')).toBeVisible();
    await expectAccessible();
    await save(page);
    await page.waitForURL(`/memorial/${id}`);
    await expect(dates(page)).toHaveText('1870s – 2011');
  });
  await visitorContext.close();
});
