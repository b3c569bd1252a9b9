import { logInAs } from './support/log-in-as';
import { openMemorial } from './support/open-memorial';
import { expect, test } from './support/test';

test.describe('all tributes', () => {
  test('open in a dialog and close with Escape', async ({ page, expectAccessible }) => {
    await openMemorial(page);
    const open = page.getByRole('button', { name: 'View All Tributes' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'All Tributes' });
    await expect(dialog.getByRole('listitem')).toHaveCount(5);
    await expect(dialog.getByRole('img', { name: 'A flower' })).toHaveCount(2);
    await expectAccessible();
    await expect(page.locator('#tributes'), 'visitors see no sum').not.toContainText('$');
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  });

  test('show their amounts to the family only', async ({ page, context }) => {
    await logInAs(context, 'ada');
    await openMemorial(page);
    await page.getByRole('button', { name: 'View All Tributes' }).click();
    const dialog = page.getByRole('dialog', { name: 'All Tributes' });
    await expect(dialog.getByText('$10.00 of flowers')).toBeVisible();
  });
});
