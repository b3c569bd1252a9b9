import { readFile } from 'node:fs/promises';
import { PHONE_HEIC } from '@/tests/support/heic-file';
import { chosenFiles, jpegNamed, mediaPicker, openAddMedia } from './support/add-media';
import { chooseFiles } from './support/choose-files';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, allowsRefusals: true });

test('retries only the file whose upload failed', async ({ context }) => {
  const page = await context.newPage(); // its console errors are expected: the browser logs the lost connection
  const id = await openAddMedia(page);
  let broken = 1;
  let calls = 0;
  await page.route('**/api/memorials/media/**', async (route) => {
    calls += 1;
    return broken-- > 0 ? route.abort('connectionreset') : route.continue();
  });
  const files = [await jpegNamed('first.jpg', 1), await jpegNamed('second.jpg', 2)];
  await chooseFiles(mediaPicker(page), files);
  await page.getByRole('button', { name: 'Submit Media' }).click();
  const first = chosenFiles(page).filter({ hasText: 'The connection was lost. Please try again.' });
  await expect(first).toHaveCount(1);
  await expect(page.getByText('Failed to add media files')).toBeVisible();
  await first.getByRole('button', { name: /^Retry/ }).click();
  await expect(page.getByText('Media files added successfully')).toBeVisible();
  expect(calls).toBe(3);
  const answer = await page.request.get(`/api/memorials/${id}`);
  expect((await answer.json()).memorial.additionalMedia).toHaveLength(2);
});

test('sends a picture that the browser cannot show', async ({ page }) => {
  const id = await openAddMedia(page);
  const heic = { name: 'IMG_0001.HEIC', mimeType: '', buffer: await readFile(PHONE_HEIC) };
  await chooseFiles(mediaPicker(page), [heic]);
  await expect(chosenFiles(page)).toContainText('IMG_0001.HEIC');
  await expect(chosenFiles(page).locator('img')).toHaveCount(0); // an icon in its place
  await page.getByRole('button', { name: 'Submit Media' }).click();
  await expect(page.getByText('Media files added successfully')).toBeVisible();
  const answer = await page.request.get(`/api/memorials/${id}`);
  expect((await answer.json()).memorial.additionalMedia).toHaveLength(1);
});
