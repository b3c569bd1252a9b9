import type { Page } from '@playwright/test';
import { FIRST_ITEMS, GALLERY_PAGE_SIZE } from '@/lib/media/gallery-rules';
import { jpegNamed, mediaPicker } from './support/add-media';
import { chooseFiles } from './support/choose-files';
import { addPicture, galleryOf, memorialWithPictures, openAsBen } from './support/gallery';
import { editorButton, galleryRows, saveGallery } from './support/gallery-editor';
import { expect, test } from './support/test';

const COUNT = GALLERY_PAGE_SIZE + 2;

const photos = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^Photo in the gallery/ });
const showAll = (page: Page) =>
  page.getByRole('link', { name: `Show all ${COUNT} photographs`, exact: true });

/**
 * Presses the arrow key until the lightbox shows this count. It loses a key that is pressed at the moment at which further
 * pictures arrive; a person presses again.
 */
const goOnTo = (page: Page, count: string): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog').getByText(count)).toBeVisible({ timeout: 5_000 });
  }).toPass();

let id = '';
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  id = await memorialWithPictures(request);
  for (let at = 4; at <= COUNT; at++) await addPicture(request, id, `${at}.jpg`, at);
  await request.dispose();
});

test.describe('a long gallery', () => {
  test('goes on from the page of the memorial in the lightbox', async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/memorial/${id}#gallery`);
    await expect(photos(page)).toHaveCount(FIRST_ITEMS);
    await expectAccessible();
    await photos(page).last().click();
    const box = page.getByRole('dialog');
    await expect(box.getByText(`${FIRST_ITEMS} / ${COUNT}`)).toBeVisible();
    for (let at = FIRST_ITEMS + 1; at <= COUNT; at++) {
      await goOnTo(page, `${at} / ${COUNT}`);
    }
    const current = box.getByRole('group', { name: `${COUNT} of ${COUNT}` });
    await expect(current.getByRole('img')).toBeVisible();
  });

  test('is printed in full by the Print button', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    await page.goto(`/memorial/${id}`);
    await page.emulateMedia({ media: 'print' });
    const printed = page.locator('#gallery').getByRole('img');
    await expect(printed).toHaveCount(FIRST_ITEMS);
    const note = page.getByText(`${COUNT - FIRST_ITEMS} more photographs are on the page.`);
    await expect(note).toBeVisible();

    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(printed).toHaveCount(COUNT);
    await expect(note).toBeHidden();
    const widths = await printed.evaluateAll((all) =>
      all.map((each) => (each instanceof HTMLImageElement ? each.naturalWidth : 0)),
    );
    expect(widths).not.toContain(0);
  });

  test('has pages that need no JavaScript', async ({ browser, baseURL }) => {
    const viewport = { width: 390, height: 844 };
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport });
    await page.goto(`/memorial/${id}#gallery`);
    await showAll(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery of Gallery Person');
    await expect(photos(page)).toHaveCount(GALLERY_PAGE_SIZE);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(`/gallery/${id}?page=2`);
    await expect(photos(page)).toHaveCount(COUNT - GALLERY_PAGE_SIZE);
    await page.goto(`/gallery/${id}?page=9`);
    await expect(page).toHaveURL(`/gallery/${id}?page=2`);
    await page.close();
  });

  test('opens the lightbox from any of its pages', async ({ page, expectAccessible }) => {
    await page.goto(`/gallery/${id}?page=2`);
    await expectAccessible();
    await photos(page).first().click();
    const box = page.getByRole('dialog', { name: 'Gallery of Gallery Person' });
    await expect(box.getByText(`${GALLERY_PAGE_SIZE + 1} / ${COUNT}`)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    const previous = box.getByRole('group', { name: `${GALLERY_PAGE_SIZE} of ${COUNT}` });
    await expect(previous.getByRole('img')).toBeVisible();

    // Back closes it, as often as it is opened, and only then leaves the page.
    await page.goBack();
    await expect(box).toHaveCount(0);
    await photos(page).first().click();
    await expect(box).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await photos(page).first().click();
    await expect(box).toBeVisible();
    await page.goBack();
    await expect(box).toHaveCount(0);
    await expect(page).toHaveURL(`/gallery/${id}?page=2`);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
});

test.describe('a long gallery that cannot be read on', () => {
  test.use({ allowsOutages: true });

  test('says so if further pictures cannot be loaded, and loads them after all', async ({
    page,
  }) => {
    await page.route('**/api/memorials/*/gallery?*', (route) =>
      route.fulfill({ status: 503, json: {} }),
    );
    await page.goto(`/memorial/${id}#gallery`);
    await photos(page).last().click();
    const box = page.getByRole('dialog');
    await expect(box.getByText(`${FIRST_ITEMS} / ${COUNT}`)).toBeVisible();
    await goOnTo(page, `${FIRST_ITEMS + 1} / ${COUNT}`);
    await expect(box.getByText('This part could not be loaded.').first()).toBeVisible();
    await page.unroute('**/api/memorials/*/gallery?*');
    const current = box.getByRole('group', { name: '13 of' });
    await current.getByRole('button', { name: 'Try again' }).click();
    await expect(current.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
  });
});

test('the editor of a long gallery shows a page at a time, and moves items between pages', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsBen(page, `/edit-memorial/${id}`);
  await expect(galleryRows(page)).toHaveCount(GALLERY_PAGE_SIZE);
  await editorButton(page, 'Next').click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(galleryRows(page)).toHaveCount(COUNT - GALLERY_PAGE_SIZE);
  await expectAccessible();

  await editorButton(page, `Earlier ${GALLERY_PAGE_SIZE + 1}.jpg`).click();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(editorButton(page, `Earlier ${GALLERY_PAGE_SIZE + 1}.jpg`)).toBeFocused();

  const first = editorButton(page, 'Move first.jpg');
  await first.click();
  await page.getByLabel('Move to place').fill(String(COUNT));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`first.jpg: place ${COUNT} of ${COUNT}`)).toBeAttached();
  await expect(first).toBeFocused();
  await saveGallery(page);
  await page.waitForURL(`/memorial/${id}`);
  const names = (await galleryOf(request, id)).map(([name]) => name);
  expect(names).toHaveLength(COUNT);
  expect([names[0], names.at(-1), names[GALLERY_PAGE_SIZE - 2]]).toEqual([
    'second.jpg',
    'first.jpg',
    `${GALLERY_PAGE_SIZE + 1}.jpg`,
  ]);

  // A new file is on the last page, which the editor turns to.
  await page.goto(`/edit-memorial/${id}`);
  await chooseFiles(mediaPicker(page), [await jpegNamed('new.jpg', COUNT + 1)]);
  await editorButton(page, 'Submit Media').click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(editorButton(page, 'Move new.jpg')).toBeVisible();
});
