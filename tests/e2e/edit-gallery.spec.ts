import type { APIRequestContext, Page } from '@playwright/test';
import { MESSAGES } from '@/lib/media/rules';
import {
  addPicture,
  asBen,
  changeMemorial,
  galleryOf,
  memorialWithPictures,
  readMemorial,
} from './support/gallery';
import { picture } from './support/mixed-files';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });

test('the gallery is put in order by the keyboard', async ({ page, request, expectAccessible }) => {
  const id = await openEditor(page, request);
  await expect(rows(page)).toHaveCount(3);
  await expectAccessible();

  const later = button(page, 'Later first.jpg');
  await tabTo(page, later);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Place 2 of 3')).toBeAttached();
  await expect(later).toBeFocused();
  await page.getByLabel('Caption').first().fill('At the sea');

  await test.step('what is removed comes back by Undo, and the focus with it', async () => {
    await tabTo(page, button(page, 'Remove first.jpg'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('first.jpg leaves the gallery when you save.')).toBeVisible();
    await expect(button(page, 'Undo removing first.jpg')).toBeFocused();
    await expectAccessible();
    await page.keyboard.press('Enter');
    await expect(rows(page).nth(1)).toContainText('first.jpg');
    await expect(button(page, 'Remove first.jpg')).toBeFocused();
  });

  await button(page, 'Remove third.jpg').click();
  await save(page);
  await page.waitForURL(`/memorial/${id}`);
  expect(await galleryOf(request, id)).toEqual([
    ['second.jpg', 'At the sea'],
    ['first.jpg', ''],
  ]);
});

test('what somebody else added or wrote meanwhile stays', async ({ page, request }) => {
  const id = await openEditor(page, request);
  await addPicture(request, id, 'later.jpg', 7);
  await changeMemorial(request, id, {
    religion: 'Anglican',
    deceased: { biography: 'Told by another.' },
  });
  await page.getByLabel('Achievements').fill('Nobel Peace Prize');
  await button(page, 'Remove second.jpg').click();
  await save(page);
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

test('the whole editor sends only what was changed', async ({ page, request }) => {
  const id = await memorialWithPictures(request);
  await asBen(page, `/memorial/${id}`);
  await button(page, 'Edit').click();
  await expect(page.getByText('Files are added to the memorial at once')).toBeVisible();
  await addPicture(request, id, 'later.jpg', 7);
  await changeMemorial(request, id, { religion: 'Anglican' });
  await page.getByLabel('Nickname').fill('Wa');
  const sent = page.waitForRequest((call) => call.method() === 'PUT');
  await save(page);
  expect(namesIn((await sent).postData() ?? '')).toEqual(['nickName']);
  await expect(page.getByText('Memorial updated successfully')).toBeVisible();
  expect(await readMemorial(request, id)).toMatchObject({ nickName: 'Wa', religion: 'Anglican' });
  expect(await galleryOf(request, id)).toHaveLength(4);
});

test('a picture that is there already is shown once, and Save takes it', async ({
  page,
  request,
}) => {
  const id = await openEditor(page, request);
  await button(page, 'Remove second.jpg').click();
  await choose(page, 'first.jpg', 1);
  await choose(page, 'second.jpg', 2);
  await button(page, 'Submit Media').click();
  await expect(page.getByText('Media files added successfully')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(button(page, 'Undo removing second.jpg')).toHaveCount(0);
  await page.getByLabel('Caption').first().fill('Once');
  await save(page);
  await page.waitForURL(`/memorial/${id}`);
  expect(await galleryOf(request, id)).toEqual([
    ['first.jpg', 'Once'],
    ['third.jpg', ''],
    ['second.jpg', ''],
  ]);
});

test('Save sends the chosen files first and waits for them', async ({ page, request }) => {
  const id = await openEditor(page, request);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/memorials/media/**', async (route) => {
    await held;
    await route.continue();
  });
  await choose(page, 'chosen.jpg', 8);
  await button(page, 'Remove first.jpg').click();
  await save(page);
  await expect(page.getByText('Please wait until the files are uploaded.')).toBeVisible();
  await expect(button(page, 'Save')).toHaveAttribute('aria-disabled', 'true');
  release();
  await page.waitForURL(`/memorial/${id}`);
  expect((await galleryOf(request, id)).map(([name]) => name)).toEqual([
    'second.jpg',
    'third.jpg',
    'chosen.jpg',
  ]);
});

test.describe(() => {
  test.use({ meetsRefusals: true });

  test('a file that does not come is named, and what the server says is shown', async ({
    page,
    request,
  }) => {
    const id = await openEditor(page, request);
    const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('none') };
    await page.getByLabel('Pictures, videos and documents').setInputFiles([broken]);
    await save(page);
    await expect(page.getByText('Not uploaded: broken.png.')).toBeVisible();
    await expect(page.getByText(MESSAGES.notMedia)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0);

    await changeMemorial(request, id, { existingMedia: [] });
    await page.getByLabel('Caption').first().fill('Too late');
    await save(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to update' })).toHaveText(
      `Failed to update memorial: ${MESSAGES.itemGone}`,
    );
  });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'Save').click();
/** The gallery's items; each has its caption's field. */
const rows = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByLabel('Caption', { exact: false }) });

const choose = async (page: Page, name: string, at: number) =>
  page
    .getByLabel('Pictures, videos and documents')
    .setInputFiles([{ name, mimeType: 'image/jpeg', buffer: await picture(at) }]);

async function openEditor(page: Page, request: APIRequestContext): Promise<string> {
  const id = await memorialWithPictures(request);
  await asBen(page, `/edit-memorial/${id}`);
  await expect(button(page, 'Save')).toBeEnabled();
  return id;
}

/** The fields of a multipart form. */
const namesIn = (body: string) => [...body.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
