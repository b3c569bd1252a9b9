import { enterAsNewPerson } from './support/account';
import { address } from './support/open-memorial';
import { expect, test } from './support/test';

const CANARY = 'canary7f3a';

test.describe('the query of a visitor', () => {
  test('is read by the scripts of a cached page', async ({ page }) => {
    await page.goto('/login?from=%2Fprofile&message=Please%20log%20in%20to%20continue.');
    await expect(page.getByText('Please log in to continue.')).toBeVisible();
    await page.goto('/reset-password?userId=x&email=ada%40example.org');
    await expect(page.getByText('ada@example.org')).toBeVisible();
  });

  test('does not disturb a cached page, nor leaves its address', async ({ page, request }) => {
    const memorial = await address(request);
    for (const path of [`/?token=${CANARY}`, `${memorial}?token=${CANARY}#family`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await page.goto(`${memorial}?token=${CANARY}`);
    await page.getByRole('link', { name: 'Scan Code' }).first().click();
    await page.waitForURL('/scan-code');
    await page.goBack();
    await page.waitForURL(`${memorial}?token=${CANARY}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  });
});

test.describe('a memorial that does not exist', () => {
  test.use({ meetsRefusals: true });

  test('is a page that works, with and without a session', async ({ page }) => {
    for (const enter of [async () => {}, () => enterAsNewPerson(page)]) {
      await enter();
      await page.goto('/memorial/zzzzzzzzzzzz');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/you are lost/);
      await page.getByRole('main').getByRole('link', { name: 'Find Memorials' }).click();
      await page.waitForURL('/find-memorials');
    }
  });
});
