import { ADMIN_PAGES } from '@/scripts/screenshots/admin-pages';
import { MEMBER_PAGES } from '@/scripts/screenshots/member-pages';
import { addressOf, memorialPlaces } from '@/scripts/screenshots/places';
import { PUBLIC_PAGES } from '@/scripts/screenshots/public-pages';
import { enterAs } from './support/enter-as';
import { foreignWords } from './support/foreign-words';
import { storedTexts } from './support/stored-texts';
import { expect, test } from './support/test';

// The pseudo-language is English with accents on every letter: what has none is not a message.
test.use({ meetsRefusals: true });

const PAGES = [...PUBLIC_PAGES, ...MEMBER_PAGES, ...ADMIN_PAGES].filter(
  ({ act, before }) => !act && !before,
);

for (const as of [undefined, 'ada', 'ben', 'root'] as const)
  test(`no page says an English word to ${as ?? 'a visitor'} in another language`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    if (as) await enterAs(context, as);
    const places = await memorialPlaces(baseURL ?? '');
    const found: Record<string, string[]> = {};
    for (const { name, address: pattern } of PAGES.filter((each) => each.as === as)) {
      const address = addressOf(pattern, places);
      if (address === null) continue;
      const before = [...(await storedTexts()), 'nobody']; // and a search in an address
      await page.goto(`/xx${address}`);
      await page.waitForLoadState('networkidle');
      // Other journeys write and delete while the page is read.
      const words = await foreignWords(page, [...before, ...(await storedTexts())]);
      if (words.length > 0) found[name] = words;
    }
    expect(found).toEqual({});
  });

test('no form says an English word when it is refused', async ({ page }) => {
  const stored = await storedTexts();
  const found: Record<string, string[]> = {};
  for (const address of ['/contact', '/login', '/signup', '/forgot-password']) {
    await page.goto(`/xx${address}`);
    await page.locator('main button[type=submit]').first().click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    const words = await foreignWords(page, stored);
    if (words.length > 0) found[address] = words;
  }
  expect(found).toEqual({});
});

test('the pseudo-language is in no menu and in no address for search engines', async ({
  request,
}) => {
  for (const address of ['/', '/about', '/sitemaps/pages.xml', '/robots.txt'])
    expect(await (await request.get(address)).text(), address).not.toMatch(/en-XA|\/xx\b/);
});
