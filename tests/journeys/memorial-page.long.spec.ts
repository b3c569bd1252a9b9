import { logInAs } from './support/log-in-as';
import { openMemorial } from './support/open-memorial';
import { expect, test } from './support/test';

/** The printable area of the sheet on which a memorial is printed, in pixels of 1/96 inch. */
const A5 = { width: 453, height: 680 };

test.describe('the lightbox', () => {
  test('shows the portrait', async ({ page }) => {
    await openMemorial(page);
    await page.getByRole('link', { name: 'Enlarge the portrait of Ada Lovelace' }).click();
    const box = page.getByRole('dialog', { name: 'Portrait of Ada Lovelace' });
    await expect(box.getByRole('img', { name: 'Portrait of Ada Lovelace' })).toBeVisible();
    await box.getByRole('button', { name: 'Close' }).click();
    await expect(box).toHaveCount(0);
  });
});

test.describe('sharing', () => {
  test("uses the phone's share sheet if there is one", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => Object.assign(window, { shared: data }),
      });
    });
    const path = await openMemorial(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toEqual({
        text: 'Remembering Ada Lovelace, 1815 - 1852',
        url: new URL(path, baseURL).href,
      });
  });

  test('selects the address if the clipboard is unavailable', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    const path = await openMemorial(page);
    await page.getByRole('button', { name: 'Share' }).click();
    const address = page.getByLabel('Address of this page');
    await expect(address).toHaveValue(new URL(path, baseURL).href);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(address).toBeFocused();
    const selectedLength = await address.evaluate(
      (field: HTMLInputElement) => (field.selectionEnd ?? 0) - (field.selectionStart ?? 0),
    );
    expect(selectedLength).toBe((await address.inputValue()).length);
  });
});

test.describe('on paper', () => {
  test('the code is on the first page', async ({ page }) => {
    await page.setViewportSize(A5);
    await openMemorial(page);
    await page.emulateMedia({ media: 'print' });
    const code = await page.getByRole('img', { name: /^QR code/ }).boundingBox();
    expect((code?.y ?? Number.NaN) + (code?.height ?? 0)).toBeLessThan(A5.height);
  });
});

test.describe('for the creator', () => {
  test.use({ allowsRefusals: true });

  test('Delete asks for confirmation with the name, reports a failure, and leads to the list', async ({
    page,
    expectAccessible,
  }) => {
    await logInAs(page.context(), 'ada');
    const path = await openMemorial(page);
    const id = path.split('/').at(-1);
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled();

    // The demo's memorial must stay, so the test answers the deletion instead of the server.
    let status = 403;
    await page.route(`**/api/memorials/${id}`, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status, json: {} })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete memorial' });
    await expect(dialog).toContainText('Ada Lovelace');
    await expect(dialog).toContainText('Printed codes stop working.');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to delete memorial: 403');
    status = 200;
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('/find-memorials');
  });
});
