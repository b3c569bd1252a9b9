import type { APIRequestContext, Page } from '@playwright/test';
import { MESSAGES } from '@/tests/support/media-messages';
import { expectPicture } from './support/expect-picture';
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
    await expect(page.getByText('first.jpg will be removed when you save.')).toBeVisible();
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

test('any place is chosen by the keyboard, and told to screen readers', async ({
  page,
  request,
  expectAccessible,
}) => {
  const id = await openEditor(page, request);
  const handle = button(page, 'Move third.jpg');
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
  await expect(button(page, 'Make first')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('third.jpg: place 1 of 3')).toBeAttached();
  await expect(handle).toBeFocused();
  await expect(rows(page).first()).toContainText('third.jpg');

  await button(page, 'Move first.jpg').click();
  await page.getByLabel('Move to place').selectOption('3');
  await button(page, 'Move').click();
  await expect(rows(page).last()).toContainText('first.jpg');
  await save(page);
  await page.waitForURL(`/memorial/${id}`);
  expect((await galleryOf(request, id)).map(([name]) => name)).toEqual([
    'third.jpg',
    'second.jpg',
    'first.jpg',
  ]);
});

test('an item is dragged to another place, and Escape leaves it where it was', async ({
  page,
  request,
}) => {
  await openEditor(page, request);
  const names = () => rows(page).locator('bdi').allTextContents();
  const drag = async (from: string, to: string) => {
    await button(page, from).hover();
    await page.mouse.down();
    await page.mouse.move(0, 0, { steps: 2 }); // begins the drag: rows become low
    const box = await rows(page).filter({ hasText: to }).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 2 * (box?.height ?? 0), { steps: 4 });
  };
  await drag('Move first.jpg', 'third.jpg');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await names()).toEqual(['first.jpg', 'second.jpg', 'third.jpg']);
  await expect(page.getByLabel('Move to place')).toHaveCount(0);

  await drag('Move first.jpg', 'third.jpg');
  await page.mouse.up();
  expect(await names()).toEqual(['second.jpg', 'third.jpg', 'first.jpg']);
  await expect(page.getByText('first.jpg: place 3 of 3')).toBeAttached();
  await expect(button(page, 'Move first.jpg')).toBeFocused();
  await expect(page.getByLabel('Move to place')).toHaveCount(0);
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

test('what another tab deleted stays deleted, and the order of this one is saved', async ({
  page,
  request,
}) => {
  const id = await openEditor(page, request);
  const [first, , third] = (await readMemorial(request, id)).additionalMedia;
  // Asked for after the deletion, it would not be found.
  await expectPicture(rows(page).filter({ hasText: 'second.jpg' }).locator('img'));
  await changeMemorial(request, id, { existingMedia: [first, third] });
  await button(page, 'Later first.jpg').click();
  await button(page, 'Later first.jpg').click();
  await save(page);
  await page.waitForURL(`/memorial/${id}`);
  expect((await galleryOf(request, id)).map(([name]) => name)).toEqual(['third.jpg', 'first.jpg']);
});

test('the whole editor sends only what was changed', async ({ page, request }) => {
  const id = await memorialWithPictures(request);
  await asBen(page, `/memorial/${id}`);
  await button(page, 'Edit').click();
  await expect(page.getByText('New files are added to the memorial at once')).toBeVisible();
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

test('a picture that is there already is shown once, and Save accepts it', async ({
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

  test('a file that fails is named, with the server’s message', async ({ page, request }) => {
    await openEditor(page, request);
    const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('none') };
    await page.getByLabel('Pictures, videos and documents').setInputFiles([broken]);
    await save(page);
    await expect(page.getByText('Not uploaded: broken.png.')).toBeVisible();
    await expect(page.getByRole('alert').getByText(MESSAGES.notMedia)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0);
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
