import { EVERY_PAGE } from '@/lab/screenshots/every-page';
import { addressOf } from '@/lab/screenshots/places';
import * as paths from '@/lib/platform/paths';
import { expectToFit, expectToFitTwiceAsLarge } from './support/expect-to-fit';
import { logInAs } from './support/log-in-as';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

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
  await logInAs(context, 'ben');
  const memberPages = EVERY_PAGE.filter(({ as }) => as === 'ada');
  const addresses = memberPages.map(({ address }) => addressOf(address, { memorial: id }) ?? '');
  for (const address of [...addresses, paths.memorial(id)]) {
    const answer = await page.goto(address);
    expect([answer?.status(), new URL(page.url()).pathname], address).toEqual([200, address]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectToFit(page, address, expectAccessible);
    await expectToFitTwiceAsLarge(page, address);
  }
  await page.goto(`/memorial/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expectToFit(page, 'the edit mode', expectAccessible);
  await expectToFitTwiceAsLarge(page, 'the edit mode');
});
