import { openAsBen } from './support/gallery';
import { demoMemorialPath } from './support/open-memorial';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

test.describe('the action bar on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('stops floating while another language is offered', async ({ page, request }) => {
    await page.goto(`/ar${await demoMemorialPath(request)}`); // the browser's language is English
    await expect(page.locator('[data-offer-bar]')).toBeVisible();
    await expect(page.locator('.act-bar')).toHaveCSS('position', 'static');
  });
});

test('links to missing parts open the editor, and Back leaves the memorial', async ({
  page,
  request,
}) => {
  const id = await paidMemorial(request, await tokenOf('ben'), { name: `Bare ${Date.now()}` });
  await page.goto('/about');
  await openAsBen(page, `/memorial/${id}`);
  await page.getByRole('link', { name: /^Add .*family/i }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Edit the memorial for/ }),
  ).toBeFocused();
  await expect(page).toHaveURL(/#edit$/);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
