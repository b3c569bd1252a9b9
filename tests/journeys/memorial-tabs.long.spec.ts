import { expectToFit } from './support/expect-to-fit';
import { expectOnlyPanel, panelOf, TABS, tabLink } from './support/memorial-tabs';
import { demoMemorialPath, openMemorial } from './support/open-memorial';
import { expect, test } from './support/test';

test.describe('the tabs', () => {
  test('show the first tab for an unknown hash, and other anchors still work', async ({ page }) => {
    await openMemorial(page, '#nonsense');
    await expectOnlyPanel(page, 'about');
    await openMemorial(page, '#tributes');
    await expectOnlyPanel(page, 'about');
    await expect(page.locator('#tributes')).toBeInViewport();
  });

  test("open the section that the browser's search finds", async ({ page }) => {
    await openMemorial(page);
    await expect(panelOf(page, 'career')).toHaveAttribute('hidden', 'until-found');
    // Tests cannot use the browser's search; a text fragment triggers the same event.
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'afterbegin',
        '<a href="#:~:text=Private%20tuition">Find</a>',
      );
    });
    await page.getByRole('link', { name: 'Find', exact: true }).click();
    await expectOnlyPanel(page, 'career');
    await expect(page.getByText('Private tuition')).toBeInViewport();
    await expect(page).toHaveURL(/#career$/);
    await page.goBack();
    await expectOnlyPanel(page, 'about');
  });

  test('stay reachable on a phone, and scroll to the start of a section', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openMemorial(page);
    await page.locator('#tributes').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, -300);
    await tabLink(page, 'Family').click();
    await expect(page.getByText('Anne Isabella Milbanke').first()).toBeInViewport();
  });

  test('follow the hash even if the scripts never arrive', async ({
    browser,
    baseURL,
    request,
  }) => {
    // The browser has JavaScript enabled, but the scripts never arrive.
    const page = await browser.newPage({ baseURL });
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(`${await demoMemorialPath(request)}#career`);
    await expectOnlyPanel(page, 'career');
    await page.close();
  });

  test('are all visible on the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openMemorial(page);
    const bar = page.getByRole('navigation', { name: 'Parts of this memorial' });
    await bar.scrollIntoViewIfNeeded();
    for (const link of await bar.getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('every tab is accessible, on narrow and wide screens, in light and dark mode', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await openMemorial(page);
  for (const tab of TABS) {
    await page.locator(`a[href$="#${tab}"]`).click();
    await expectOnlyPanel(page, tab);
    await expectToFit(page, tab, expectAccessible, [390, 1280]);
  }
});
