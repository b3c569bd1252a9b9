import type { Page } from '@playwright/test';
import { addPicture, memorialWithPictures } from './support/gallery';
import { expect, test } from './support/test';

const COUNT = 14;
const ON_PHONE = 9;
const ON_WIDE_SCREEN = 12;

const photos = (page: Page) =>
  page.locator('#gallery').getByRole('link', { name: /^Photo in the gallery/ });
const summary = (page: Page) =>
  page.locator('summary', { hasText: `Show all ${COUNT} photographs` });

let path = '';
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  const id = await memorialWithPictures(request);
  for (let at = 4; at <= COUNT; at++) await addPicture(request, id, `${at}.jpg`, at);
  path = `/memorial/${id}#gallery`;
  await request.dispose();
});

test.describe('a long gallery', () => {
  test('is collapsed on a phone, opens in place, and prints in full', async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(photos(page)).toHaveCount(ON_PHONE);
    await expectAccessible();
    await page.emulateMedia({ media: 'print' });
    await expect(photos(page)).toHaveCount(COUNT);
    await expect(summary(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await summary(page).focus();
    await page.keyboard.press('Enter');
    await expect(photos(page)).toHaveCount(COUNT);
    await page.getByText('Show fewer').click();
    await expect(photos(page)).toHaveCount(ON_PHONE);
  });

  test('shows more on a wide screen, and opens in place', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(photos(page)).toHaveCount(ON_WIDE_SCREEN);
    await summary(page).click();
    await expect(photos(page)).toHaveCount(COUNT);
  });

  test('opens on a phone without JavaScript', async ({ browser, baseURL }) => {
    const viewport = { width: 390, height: 844 };
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport });
    await page.goto(path);
    await expect(photos(page)).toHaveCount(ON_PHONE);
    await summary(page).click();
    await expect(photos(page)).toHaveCount(COUNT);
    await page.close();
  });
});
