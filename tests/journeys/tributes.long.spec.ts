import { openMemorial } from './support/open-memorial';
import { expect, test } from './support/test';

test.describe('all tributes', () => {
  test.describe('on several pages', () => {
    test.use({ allowsRefusals: true });

    test('report that their code failed to load, and open once it loads', async ({ page }) => {
      await openMemorial(page);
      const open = page.getByRole('button', { name: 'View All Tributes' });
      await expect(open).toBeEnabled();
      const code = '**/_next/static/chunks/**';
      await page.route(code, (route) => route.fulfill({ status: 404 })); // as after an update of the site
      await open.click();
      await expect(page.locator('#tributes').getByRole('alert')).toContainText(
        'could not be loaded',
      );
      await page.unroute(code);
      await open.click();
      await expect(page.getByRole('dialog', { name: 'All Tributes' })).toBeVisible();
      await expect(page.locator('#tributes').getByRole('alert')).toHaveCount(0);
    });

    test('are paged, and can be reloaded after a failure', async ({ page }) => {
      let isBroken = true;
      await page.route('**/api/memorials/*?page=*', async (route) => {
        const number = Number(new URL(route.request().url()).searchParams.get('page'));
        if (number === 2 && isBroken) return route.fulfill({ status: 429, json: {} });
        return route.fulfill({ json: pageOfTributes(number) });
      });
      await openMemorial(page);
      await page.getByRole('button', { name: 'View All Tributes' }).click();
      const dialog = page.getByRole('dialog', { name: 'All Tributes' });
      await expect(dialog.getByText('Page 1 of 3')).toBeVisible();
      await expect(dialog.getByText('Sender 1.1', { exact: true })).toBeVisible();

      await dialog.getByRole('button', { name: 'Next' }).click();
      await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
      isBroken = false;
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(dialog.getByText('Page 2 of 3')).toBeVisible();
      await expect(dialog.getByText('Sender 2.1', { exact: true })).toBeVisible();

      await dialog.getByRole('button', { name: 'Next' }).click();
      await expect(dialog.getByText('Page 3 of 3')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
      await expect(dialog.getByRole('button', { name: 'Next' })).toBeFocused();
      await dialog.getByRole('button', { name: 'Previous' }).click();
      await expect(dialog.getByText('Page 2 of 3')).toBeVisible();
    });
  });
});

function pageOfTributes(page: number) {
  const tributes = Array.from({ length: page === 3 ? 1 : 10 }, (_, at) => ({
    _id: `t${page}-${at}`,
    senderName: `Sender ${page}.${at + 1}`,
    isAnonymous: false,
    amount: 5,
    currency: 'USD',
    message: 'In memory.',
    createdAt: '2026-01-02T03:04:05.000Z',
  }));
  return { memorial: { tributes }, totalPages: 3, totalItems: 21 };
}
