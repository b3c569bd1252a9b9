import { galleryOf } from './support/gallery';
import {
  editorButton,
  galleryRows,
  openGalleryEditor,
  saveGallery,
} from './support/gallery-editor';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });

test('reorders the gallery by keyboard', async ({ page, request, expectAccessible }) => {
  const id = await openGalleryEditor(page, request);
  await expect(galleryRows(page)).toHaveCount(3);
  await expectAccessible();

  const later = editorButton(page, 'Later first.jpg');
  await tabTo(page, later);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Place 2 of 3')).toBeAttached();
  await expect(later).toBeFocused();
  await page.getByLabel('Caption').first().fill('At the sea');

  await test.step('Undo restores a removed item and its focus', async () => {
    await tabTo(page, editorButton(page, 'Remove first.jpg'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('first.jpg will be removed when you save.')).toBeVisible();
    await expect(editorButton(page, 'Undo removing first.jpg')).toBeFocused();
    await expectAccessible();
    await page.keyboard.press('Enter');
    await expect(galleryRows(page).nth(1)).toContainText('first.jpg');
    await expect(editorButton(page, 'Remove first.jpg')).toBeFocused();
  });

  await editorButton(page, 'Remove third.jpg').click();
  await saveGallery(page);
  await page.waitForURL(`/memorial/${id}`);
  expect(await galleryOf(request, id)).toEqual([
    ['second.jpg', 'At the sea'],
    ['first.jpg', ''],
  ]);
});

test('drags an item to another place, and Escape cancels', async ({ page, request }) => {
  await openGalleryEditor(page, request);
  const names = () => galleryRows(page).locator('bdi').allTextContents();
  const drag = async (from: string, to: string) => {
    await editorButton(page, from).hover();
    await page.mouse.down();
    await page.mouse.move(0, 0, { steps: 2 }); // starts the drag, which makes the rows low
    const box = await galleryRows(page).filter({ hasText: to }).boundingBox();
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
  await expect(editorButton(page, 'Move first.jpg')).toBeFocused();
  await expect(page.getByLabel('Move to place')).toHaveCount(0);
});
