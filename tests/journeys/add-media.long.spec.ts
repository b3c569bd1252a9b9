import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { PIECE_BYTES } from '@/lib/media/piece-rules';
import { pdf } from '@/tests/support/document-files';
import { PHONE_HEIC } from '@/tests/support/heic-file';
import { chosenFiles, jpegNamed, mediaPicker, openAddMedia } from './support/add-media';
import { chooseFiles } from './support/choose-files';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, allowsRefusals: true });

test('retries only the file whose upload failed', async ({ context }) => {
  const page = await context.newPage(); // its console errors are expected: the browser logs the failed call
  const id = await openAddMedia(page);
  let broken = 1;
  let calls = 0;
  await page.route('**/api/memorials/media/**', async (route) => {
    calls += 1;
    const fault = { status: 500, json: { message: 'Broken for a moment.' } };
    return broken-- > 0 ? route.fulfill(fault) : route.continue();
  });
  const files = [await jpegNamed('first.jpg', 1), await jpegNamed('second.jpg', 2)];
  await chooseFiles(mediaPicker(page), files);
  await page.getByRole('button', { name: 'Submit Media' }).click();
  const failed = chosenFiles(page).filter({ hasText: 'Broken for a moment.' });
  await expect(failed).toHaveCount(1);
  await expect(page.getByText('Failed to add media files')).toBeVisible();
  await failed.getByRole('button', { name: /^Retry/ }).click();
  await expect(page.getByText('Media files added successfully')).toBeVisible();
  expect(calls).toBe(3);
  const answer = await page.request.get(`/api/memorials/${id}`);
  expect((await answer.json()).memorial.additionalMedia).toHaveLength(2);
});

test('makes a large picture small, and goes on where a broken connection stopped', async ({
  context,
}) => {
  const page = await context.newPage(); // its console errors are expected: the browser logs the lost connection
  const id = await openAddMedia(page);
  const offsets: string[] = [];
  await page.route('**/uploads/*?offset=*', (route) => {
    const offset = new URL(route.request().url()).searchParams.get('offset') ?? '';
    offsets.push(offset);
    const isFirstTry = offset !== '0' && offsets.filter((each) => each === offset).length === 1;
    return isFirstTry ? route.abort('connectionreset') : route.continue();
  });
  const photo = await photoOnItsSide();
  await noteSentPictures(page);
  await chooseFiles(mediaPicker(page), [
    { name: 'lake.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'letters.pdf', mimeType: 'application/pdf', buffer: longPdf() },
  ]);
  await expect(chosenFiles(page).filter({ hasText: 'lake.jpg' })).toContainText(' instead of ');
  await expect(page.getByText(/of data will be sent\. .+ of data saved\./)).toBeVisible();
  await page.getByRole('button', { name: 'Submit Media' }).click();
  await expect(
    page.getByText('Interrupted. The upload will continue automatically.').first(),
  ).toBeVisible();
  await expect(page.getByText('Media files added successfully')).toBeVisible({ timeout: 60_000 });
  const [sentBytes = 0, ...others] = await sentPictures(page);
  expect(others).toEqual([]);
  expect(sentBytes).toBeGreaterThan(10_000); // it is the picture
  expect(sentBytes).toBeLessThanOrEqual(photo.length / 5);
  expect(offsets).toEqual(['0', String(PIECE_BYTES), String(PIECE_BYTES)]);
  const answer = await page.request.get(`/api/memorials/${id}`);
  const [lake, letters] = (await answer.json()).memorial.additionalMedia;
  expect(lake.height).toBeGreaterThan(lake.width); // it is upright
  expect(letters.bytes).toBe(longPdf().length);
});

/** From now on, the page notes the bytes of each JPEG that it sends: browsers do not always tell the size of a request. */
const noteSentPictures = (page: Page) =>
  page.evaluate(() => {
    const sizes: number[] = [];
    Object.assign(window, { sentPictures: sizes });
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      const values = body instanceof FormData ? [...body.values()] : [];
      for (const value of values)
        if (value instanceof File && value.type === 'image/jpeg') sizes.push(value.size);
      send.call(this, body);
    };
  });

const sentPictures = (page: Page) =>
  page.evaluate(() => (window as unknown as { sentPictures: number[] }).sentPictures);

/** A picture of 12 megapixels and some 4 MB, as a phone stores it that was held upright: soft spots with fine noise. */
async function photoOnItsSide(): Promise<Buffer> {
  const noise = (width: number, height: number, sigma: number) =>
    sharp({
      create: {
        ...{ width, height, channels: 3, background: 'grey' },
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    });
  const fine = await noise(4000, 3000, 5).raw().toBuffer();
  return noise(200, 150, 40)
    .resize(4000, 3000, { kernel: 'cubic' })
    .composite([{ input: fine, raw: { width: 4000, height: 3000, channels: 3 }, blend: 'overlay' }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A PDF of a piece and a half. */
const longPdf = () => Buffer.concat([pdf(), Buffer.alloc(1.5 * PIECE_BYTES, '%')]);

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
