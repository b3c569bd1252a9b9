import { enterAsNewPerson } from './support/account';
import { expect, test } from './support/test';

test.describe('the query of a visitor', () => {
  test('is read by the scripts of a cached page', async ({ page }) => {
    await page.goto('/login?from=%2Fprofile&message=Please%20log%20in%20to%20continue.');
    await expect(page.getByText('Please log in to continue.')).toBeVisible();
    await page.goto('/reset-password?userId=x&email=ada%40example.org');
    await expect(page.getByText('ada@example.org')).toBeVisible();
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
