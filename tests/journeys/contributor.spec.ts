import type { Locator } from '@playwright/test';
import { logInAsNewPerson, newEmail } from './support/account';
import { chooseFiles } from './support/choose-files';
import { expectPicture } from './support/expect-picture';
import { expectToFit } from './support/expect-to-fit';
import { galleryOf } from './support/gallery';
import { invitationPath, invite } from './support/invitations';
import { logInAs } from './support/log-in-as';
import { picture } from './support/mixed-files';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const NAMES = Array.from({ length: 10 }, (_, at) => `harvest-${at}.jpg`);

test('a contributor adds ten pictures on a phone, and a keeper publishes all but one', async ({
  browser,
  request,
  context,
  page,
  expectAccessible,
}) => {
  test.slow();
  const email = newEmail();
  const id = await paidMemorial(request, await tokenOf('ben'), {
    name: 'Nomsa Ndlovu',
    isPublic: true,
  });
  await logInAs(context, 'ben');
  await page.setViewportSize(PHONE);
  await invite(page, id, email, /^Contributor: can add pictures/);

  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const herPage = await phone.newPage();
  await logInAsNewPerson(herPage, email);

  await test.step('she accepts the invitation and adds the pictures', async () => {
    await herPage.goto(await invitationPath(email));
    await expect(herPage.getByText('As a contributor you can add pictures')).toBeVisible();
    await herPage.getByRole('button', { name: 'Accept' }).tap();
    await herPage.waitForURL(new RegExp(`/memorial/${id}$`));
    await expect(herPage.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
    await herPage.getByRole('link', { name: 'Add pictures' }).tap();
    await expect(herPage.getByText(/^What you add waits until somebody/)).toBeVisible();
    const files = NAMES.map(async (name, at) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await picture(at),
    }));
    await chooseFiles(
      herPage.getByLabel('Pictures, videos and documents'),
      await Promise.all(files),
    );
    await herPage.getByRole('button', { name: 'Submit Media' }).tap();
    await expect(herPage.getByText('Your files are with the family.')).toBeVisible({
      timeout: 60_000,
    });
    const own = herPage.getByRole('region', { name: 'What you have added' });
    await expect(own.getByText('With the family. They have not decided yet.')).toHaveCount(10);
    await expectPictures(own, 10);
    await expectToFit(herPage, 'what a contributor has added', expectAccessible);
  });

  await test.step('the owner declines one picture and publishes nine with one click', async () => {
    await page.goto(`/memorial/${id}`);
    await page.getByRole('link', { name: 'Pictures from contributors (10)' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pictures from contributors');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') });
    await expect(cards).toHaveCount(10);
    await expectPictures(page.getByRole('main'), 10);
    await expectToFit(page, 'what contributors have added', expectAccessible);
    await page.getByRole('button', { name: /^Do not show.*harvest-4\.jpg/ }).click();
    await expect(page.getByText('Not shown: 1')).toBeVisible();
    await expect(cards).toHaveCount(9);
    await page.getByRole('button', { name: 'Show all 9 on the page' }).click();
    await expect(page.getByText('On the page now: 9')).toBeVisible();
    await expect(page.getByText('There is nothing here at the moment.')).toBeVisible();
    const shown = NAMES.filter((name) => name !== 'harvest-4.jpg');
    expect((await galleryOf(request, id)).map(([name]) => name)).toEqual(shown);
    await page.getByRole('link', { name: 'Not shown (1)' }).click();
    await expect(page.getByText(/^Will be deleted on .+ unless you show it\.$/)).toBeVisible();
    await expectAccessible();
  });

  await test.step('she sees the decisions, and everybody sees the nine pictures', async () => {
    await herPage.reload();
    await expect(herPage.getByText('On the page: 9')).toBeVisible();
    await expect(
      herPage.getByText('The family thanks you. It is not shown on the page.'),
    ).toHaveCount(1);
    const visitor = await browser.newContext({ viewport: PHONE });
    const visitorPage = await visitor.newPage();
    await visitorPage.goto(`/memorial/${id}#gallery`);
    await expect(
      visitorPage.locator('#gallery').getByRole('link', { name: /^Photo in the gallery/ }),
    ).toHaveCount(9);
    await visitor.close();
  });
  await phone.close();
});

/** Expects that the browser loaded the pictures, which it could not without permission. */
async function expectPictures(within: Locator, count: number): Promise<void> {
  const images = within.getByRole('img', { name: /^photo: harvest-/ });
  await expect(images).toHaveCount(count);
  for (const image of await images.all()) await expectPicture(image);
}
