import { enterAs } from './support/enter-as';
import { expectToFit, expectToFitTwiceAsLarge } from './support/expect-to-fit';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

/** Every page for members, with its heading; admin.long.spec.ts covers those for admins. */
const PAGES = [
  { path: () => '/create-memorial', heading: 'Create a memorial' },
  { path: () => '/my-memorials', heading: 'My Memorials' },
  { path: (id: string) => `/edit-memorial/${id}`, heading: 'Edit Memorial' },
  {
    path: (id: string) => `/edit-memorial/${id}/keepers`,
    heading: 'Who looks after this page',
  },
  { path: (id: string) => `/edit-memorial/${id}/languages`, heading: 'Names and translations' },
  { path: (id: string) => `/edit-memorial/${id}/access`, heading: 'Who can see this page' },
  { path: (id: string) => `/edit-memorial/${id}/condolences`, heading: 'Condolences and memories' },
  {
    path: (id: string) => `/edit-memorial/${id}/contributions`,
    heading: 'Pictures from contributors',
  },
  { path: (id: string) => `/add-memorial-media/${id}`, heading: 'Upload Additional Media' },
  { path: (id: string) => `/memorial/${id}`, heading: 'Wangari Test' },
  { path: () => '/profile', heading: 'Profile' },
  { path: () => '/profile/webhooks', heading: 'Webhooks' },
];

test("members' pages are accessible and never scroll sideways, in light and dark mode", async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  test.slow();
  const token = await tokenOf('ben');
  // Adds a word to the lists that is wider than a phone in large letters.
  await paidMemorial(request, token, { name: `Wolfeschlegelsteinhausenbergerdorff ${Date.now()}` });
  const id = await paidMemorial(request, token);
  await enterAs(context, 'ben');
  for (const { path, heading } of PAGES) {
    await page.goto(path(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectToFit(page, path(id), expectAccessible);
    await expectToFitTwiceAsLarge(page, path(id));
  }
  await page.goto(`/memorial/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expectToFit(page, 'the edit mode', expectAccessible);
  await expectToFitTwiceAsLarge(page, 'the edit mode');
});
