import type { Page } from '@playwright/test';
import { chooseFiles } from './support/choose-files';
import {
  addPicture,
  changeMemorial,
  galleryOf,
  memorialWithPictures,
  openAsBen,
  readMemorial,
} from './support/gallery';
import {
  editorButton,
  galleryRows,
  openGalleryEditor,
  saveGallery,
} from './support/gallery-editor';
import { picture } from './support/mixed-files';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });

test('moves an item to any place by keyboard and announces it to screen readers', async ({
  page,
  request,
  expectAccessible,
}) => {
  const id = await openGalleryEditor(page, request);
  const handle = editorButton(page, 'Move third.jpg');
  await tabTo(page, handle);
  await page.keyboard.press('ArrowUp');
  await expect(
    page.getByRole('status').filter({ hasText: 'third.jpg: place 2 of 3' }),
  ).toBeAttached();
  await expect(handle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Move to place')).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(editorButton(page, 'Make first')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('third.jpg: place 1 of 3')).toBeAttached();
  await expect(handle).toBeFocused();
  await expect(galleryRows(page).first()).toContainText('third.jpg');

  await editorButton(page, 'Move first.jpg').click();
  await page.getByLabel('Move to place').fill('3');
  await editorButton(page, 'Move').click();
  await expect(galleryRows(page).last()).toContainText('first.jpg');
  await saveGallery(page);
  await page.waitForURL(`/memorial/${id}`);
  expect((await galleryOf(request, id)).map(([name]) => name)).toEqual([
    'third.jpg',
    'second.jpg',
    'first.jpg',
  ]);
});

test('keeps what another person added or wrote in the meantime', async ({ page, request }) => {
  const id = await openGalleryEditor(page, request);
  await addPicture(request, id, 'later.jpg', 7);
  await changeMemorial(request, id, {
    religion: 'Anglican',
    deceased: { biography: 'Told by another.' },
  });
  await page.getByLabel('Achievements').fill('Nobel Peace Prize');
  await editorButton(page, 'Remove second.jpg').click();
  await saveGallery(page);
  await page.waitForURL(`/memorial/${id}`);
  const memorial = await readMemorial(request, id);
  expect(memorial).toMatchObject({
    religion: 'Anglican',
    biography: 'Told by another.',
    achievements: ['Nobel Peace Prize'],
  });
  expect((await galleryOf(request, id)).map(([name]) => name)).toEqual([
    'first.jpg',
    'third.jpg',
    'later.jpg',
  ]);
});

test('the full editor sends only changed fields', async ({ page, request }) => {
  const id = await memorialWithPictures(request);
  await openAsBen(page, `/memorial/${id}`);
  await editorButton(page, 'Edit').click();
  await expect(page.getByText('New files are added to the memorial at once')).toBeVisible();
  await addPicture(request, id, 'later.jpg', 7);
  await changeMemorial(request, id, { religion: 'Anglican' });
  await page.getByLabel('Nickname').fill('Wa');
  const saveRequest = page.waitForRequest((call) => call.method() === 'PUT');
  await saveGallery(page);
  expect(namesIn((await saveRequest).postData() ?? '')).toEqual(['nickName']);
  await expect(page.getByText('Memorial updated successfully')).toBeVisible();
  expect(await readMemorial(request, id)).toMatchObject({ nickName: 'Wa', religion: 'Anglican' });
  expect(await galleryOf(request, id)).toHaveLength(4);
});

test('Save uploads chosen files first and waits for them', async ({ page, request }) => {
  const id = await openGalleryEditor(page, request);
  let release = () => {};
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/memorials/media/**', async (route) => {
    await untilReleased;
    await route.continue();
  });
  await choose(page, 'chosen.jpg', 8);
  await editorButton(page, 'Remove first.jpg').click();
  await saveGallery(page);
  await expect(page.getByText('Please wait until the files are uploaded.')).toBeVisible();
  await expect(editorButton(page, 'Save')).toHaveAttribute('aria-disabled', 'true');
  release();
  await page.waitForURL(`/memorial/${id}`);
  expect((await galleryOf(request, id)).map(([name]) => name)).toEqual([
    'second.jpg',
    'third.jpg',
    'chosen.jpg',
  ]);
});

const choose = async (page: Page, name: string, at: number) =>
  chooseFiles(page.getByLabel('Pictures, videos and documents'), [
    { name, mimeType: 'image/jpeg', buffer: await picture(at) },
  ]);

/** Returns the field names of a multipart form. */
const namesIn = (body: string) => [...body.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
