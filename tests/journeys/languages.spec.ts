import { logInAs } from './support/log-in-as';
import { demoMemorialPath } from './support/open-memorial';
import { expect, test } from './support/test';

test.describe('addresses', () => {
  test.use({ allowsRefusals: true });

  test('the redirect to the login and back keeps the language', async ({ page }) => {
    await page.goto('/xx/profile');
    await expect(page).toHaveURL(/\/xx\/login\?from=%2Fxx%2Fprofile/);
    const id = (await demoMemorialPath(page.request)).split('/').at(-1);
    await page.goto(`/xx/flower-payment/${id}`);
    const login = page.locator('main').getByRole('link').first();
    await expect(login).toHaveAttribute(
      'href',
      new RegExp(`^/xx/login\\?from=%2Fxx%2Fflower-payment%2F${id}&`),
    );
  });
});

test("links keep the page's language, on the server and in the browser", async ({
  page,
  context,
}) => {
  await logInAs(context, 'ada');
  for (const path of [
    '/',
    '/find-memorials',
    '/profile',
    '/my-memorials',
    await demoMemorialPath(page.request),
  ]) {
    await page.goto(`/xr${path}`);
    await page.waitForLoadState('networkidle');
    const links = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    const outside = links.filter((href) => !/^\/(xr(\/|$|\?)|q\/|media\/|api\/)/.test(href ?? ''));
    expect(links.length, path).toBeGreaterThan(5);
    expect(outside, path).toEqual([]);
  }
});
