import { expectOnlyPanel, panelOf, TABS, tabLink } from './support/memorial-tabs';
import { demoMemorialPath, openMemorial } from './support/open-memorial';
import { expect, test } from './support/test';

test.describe('the tabs', () => {
  test('follow the address, the keyboard and Back', async ({ page }) => {
    await openMemorial(page);
    await expectOnlyPanel(page, 'about');
    await tabLink(page, 'About').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabLink(page, 'Family')).toBeFocused();
    await expectOnlyPanel(page, 'about');
    await page.keyboard.press('Enter');
    await expectOnlyPanel(page, 'family');
    await expect(page).toHaveURL(/#family$/);
    await expect(tabLink(page, 'Family')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expectOnlyPanel(page, 'gallery');

    await page.goBack();
    await expectOnlyPanel(page, 'family');
    await page.goBack();
    await expectOnlyPanel(page, 'about');
    await page.goForward();
    await expectOnlyPanel(page, 'family');
    await page.reload();
    await expectOnlyPanel(page, 'family');
  });

  test('show every section without JavaScript, and link to the pictures', async ({
    browser,
    baseURL,
    request,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(await demoMemorialPath(request));
    for (const tab of TABS) await expect(panelOf(page, tab)).toBeVisible();
    // All five tributes are on the page, because no dialog can open without JavaScript.
    for (const card of await page.locator('#tributes li').all()) await expect(card).toBeVisible();
    await expect(page.locator('#tributes li')).toHaveCount(5);
    await page.getByRole('link', { name: 'In thanks for the Notes' }).click();
    await expect(page).toHaveURL(/\/media\/\w+\/1600$/);
    await context.close();
  });
});
