import type { Page } from '@playwright/test';
import { MESSAGES } from '@/tests/support/media-messages';
import { chosenFiles, jpegNamed, mediaPicker, openAddMedia } from './support/add-media';
import { chooseFiles } from './support/choose-files';
import { galleryOf } from './support/gallery';
import { mixedFiles } from './support/mixed-files';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, allowsRefusals: true });

test('adds twelve mixed files at once and keeps the others when one is refused', async ({
  page,
  expectAccessible,
}) => {
  const id = await openAddMedia(page);
  await expect(page.getByRole('heading', { name: 'Upload Additional Media' })).toBeVisible();
  await expectAccessible();
  const files = await mixedFiles();
  await chooseFiles(mediaPicker(page), files);
  await expect(chosenFiles(page)).toHaveCount(12);
  await expect(chosenFiles(page).getByText('photo', { exact: true })).toHaveCount(9);
  await expect(chosenFiles(page).getByText('video', { exact: true })).toHaveCount(2);
  await expect(chosenFiles(page).getByText('document', { exact: true })).toHaveCount(1);
  await expect(chosenFiles(page).getByText('A picture with….jpg')).toBeVisible();
  await expectAccessible();

  let send = () => {};
  const progressSeen = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/api/memorials/media/**', async (route) => {
    await progressSeen;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Submit Media' }).click();
  await expect(page.getByRole('progressbar', { name: '0 of 12 added' })).toBeInViewport();
  send();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to add media files' });
  await expect(alert).toContainText('11 of 12 added', { timeout: 30_000 });
  await expect(alert).toContainText(`broken.png: ${MESSAGES.notMedia}`);
  await expect(alert).toBeInViewport();
  await expect(chosenFiles(page).first()).toContainText('broken.png');
  await expect(chosenFiles(page).getByText('Added', { exact: true })).toHaveCount(11);
  await expectAccessible();

  const names = (await galleryOf(page.request, id)).map(([name]) => name);
  // What is not an MP4 is prepared as one.
  const stored = files.slice(0, 11).map(({ name }) => name.replace('.webm', '.mp4'));
  expect(names).toEqual(stored);
  await page.getByRole('link', { name: '← Go to Memorial' }).click();
  await page.waitForURL(`/memorial/${id}`);
});

test('removes one file and sends the other by keyboard alone', async ({ page }) => {
  await openAddMedia(page);
  await mediaPicker(page).focus();
  await chooseFiles(mediaPicker(page), [
    await jpegNamed('keep.jpg', 3),
    await jpegNamed('drop.jpg', 4),
  ]);
  await tabTo(page, page.getByRole('button', { name: 'Remove drop.jpg', exact: true }));
  await page.keyboard.press('Enter');
  await expect(chosenFiles(page)).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'Submit Media', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('Media files added successfully')).toBeVisible();
});

test('asks before leaving while a file is chosen or uploading', async ({ page }) => {
  await openAddMedia(page);
  await page.route('**/api/memorials/media/**', () => undefined); // never answers
  await chooseFiles(mediaPicker(page), [await jpegNamed('slow.jpg', 5)]);
  await leaveAndStay(page);
  await page.getByRole('button', { name: 'Submit Media' }).click();
  await expect(page.getByRole('button', { name: /^Cancel slow/ })).toBeVisible();
  await leaveAndStay(page);
  await page.getByRole('button', { name: /^Cancel slow/ }).click();
  await expect(chosenFiles(page)).toHaveCount(0);
});

async function leaveAndStay(page: Page): Promise<void> {
  const dialogShown = page.waitForEvent('dialog');
  const click = page.getByRole('link', { name: '← Go to Memorial' }).click({ noWaitAfter: true });
  const dialog = await dialogShown;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await click;
}
