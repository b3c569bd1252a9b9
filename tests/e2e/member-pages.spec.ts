import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

const WIDTHS = [320, 390, 1280];

/** Every page that one must be logged in for, and what tells that it is there. */
const PAGES = [
  { path: () => '/create-memorial', heading: 'Create a memorial' },
  { path: () => '/my-memorials', heading: 'My Memorials' },
  { path: (id: string) => `/edit-memorial/${id}`, heading: 'Edit Memorial' },
  { path: (id: string) => `/add-memorial-media/${id}`, heading: 'Upload Additional Media' },
  { path: (id: string) => `/memorial/${id}`, heading: 'Wangari Test' },
  { path: () => '/profile', heading: 'Profile' },
];

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('what members see is accessible and never scrolls sideways', async ({
      page,
      context,
      request,
      baseURL,
      expectAccessible,
    }) => {
      test.slow();
      const token = await tokenOf('ben');
      const id = await paidMemorial(request, token);
      const cookie = { name: 'next-auth.session-token', value: token, url: baseURL };
      await context.addCookies([cookie]);
      for (const { path, heading } of PAGES) {
        await page.goto(path(id));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expectToFit(path(id));
      }
      await page.goto(`/memorial/${id}`);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
      await expectToFit('the edit mode');

      async function expectToFit(place: string) {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${place} at ${width} px`).toBeLessThanOrEqual(0);
        }
        await expectAccessible();
      }
    });
  });
