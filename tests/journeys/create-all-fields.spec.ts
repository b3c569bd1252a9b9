import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { logIn, logInAsKnownPerson, logInAsNewPerson, newEmail, signUp } from './support/account';
import { chooseFiles } from './support/choose-files';
import { choosePicture, openCreateForm, openStep } from './support/create-form';
import { storedPictures } from './support/stored-pictures';
import { expect, test } from './support/test';

const NAME = `Zoë Nkosazana Dvořáková-Müller ${Date.now()}`;

test.use({ viewport: { width: 390, height: 844 } });

test('restores typed text for the same person only', async ({ page, context }) => {
  const email = newEmail();
  await logInAsKnownPerson(page, email);
  await openCreateForm(page);
  await choosePicture(page);
  await page.getByLabel('Full name').fill(NAME);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await test.step('after a login', async () => {
    await context.clearCookies();
    await page.goto('/create-memorial?step=family');
    await expect(page.getByText('Please log in to create a memorial.')).toBeVisible();
    await logIn(page, email);
    await page.waitForURL('/create-memorial?step=family');
    await expectStored(page);
  });

  await test.step('in another tab', async () => {
    const tab = await context.newPage();
    await tab.goto('/create-memorial');
    await tab.getByRole('button', { name: 'Carry on here' }).click();
    await expectStored(tab);
    await tab.close();
    await expectStored(page);
  });

  await test.step('not for the next person', async () => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.removeItem('user'));
    await signUp(page, newEmail());
    await openCreateForm(page);
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await expect(page.getByRole('img', { name: 'Your chosen picture' })).toBeHidden();
    await page.reload();
    await expect.poll(() => storedPictures(page)).toBe(0);
  });
});

test('names a picture that it cannot show, refuses other files, undoes a choice, and crops by keyboard', async ({
  page,
  expectAccessible,
}) => {
  await logInAsNewPerson(page);
  await openCreateForm(page);
  const picture = page.getByLabel('Profile picture');
  const bytes = { mimeType: 'image/heic', buffer: Buffer.from('no picture') };
  await chooseFiles(picture, { name: 'IMG_1.HEIC', ...bytes });
  await expect(page.getByText('IMG_1.HEIC').first()).toBeVisible(); // the server will read it
  await chooseFiles(picture, { name: 'portrait.jpg', ...bytes, mimeType: 'image/jpeg' });
  await expect(page.getByText('Please choose a picture: JPEG')).toBeVisible();

  await choosePicture(page);
  await expect(page.getByText('Please choose a picture: JPEG')).toBeHidden();
  const pictureBefore = await shownPicture(page);
  await chooseFiles(picture, await redAndBlue());
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await shownPicture(page)).toEqual(pictureBefore);

  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('img', { name: 'Your chosen picture' })).toBeHidden();
  await page.reload();
  await expect(picture).toBeEnabled();
  await expect.poll(() => storedPictures(page)).toBe(0);
  await cropByKeyboard(page, expectAccessible);
});

async function cropByKeyboard(page: Page, expectAccessible: () => Promise<void>): Promise<void> {
  await chooseFiles(page.getByLabel('Profile picture'), await redAndBlue());
  const cropArea = page.getByRole('application', { name: 'Part of the picture to show' });
  await expect(page.getByRole('button', { name: 'Use picture' })).toBeEnabled();
  await expectAccessible();
  await cropArea.focus();
  for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowRight');
  await page.getByLabel('Zoom').press('ArrowRight');
  await page.getByRole('button', { name: 'Use picture' }).press('Enter');
  const { width, height, right } = await shownPicture(page);
  expect(width / height).toBeCloseTo(0.8, 1);
  expect(right).toBe('red'); // the initial crop is the middle, where this edge would be blue
}

/** A wide picture: the left half is red, the right half blue. */
async function redAndBlue() {
  const solidColour = (background: string) => ({
    create: { width: 800, height: 1000, channels: 3 as const, background },
  });
  const blue = await sharp(solidColour('#00f')).png().toBuffer();
  const buffer = await sharp({ create: { ...solidColour('#f00').create, width: 1600 } })
    .composite([{ input: blue, left: 800, top: 0 }])
    .jpeg()
    .toBuffer();
  return { name: 'wide.jpg', mimeType: 'image/jpeg', buffer };
}

/** Returns the size of the chosen picture and the colour near its right edge. */
const shownPicture = (page: Page) =>
  page
    .getByRole('img', { name: 'Your chosen picture' })
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext(
        '2d',
      );
      pen?.drawImage(image, 0, 0);
      const [red = 0, , blue = 0] = pen?.getImageData(width - 20, height / 2, 1, 1).data ?? [];
      return { width, height, right: red > blue ? 'red' : 'blue' };
    });

async function expectStored(page: Page): Promise<void> {
  await expect(page.getByLabel('Full name')).toHaveValue(NAME);
  await openStep(page, 'Person');
  await expect(page.getByRole('img', { name: 'Your chosen picture' })).toBeVisible();
}
