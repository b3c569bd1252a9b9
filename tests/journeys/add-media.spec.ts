import type { Page } from '@playwright/test';
import { MESSAGES } from '@/tests/support/media-messages';
import { enterAs } from './support/enter-as';
import { galleryOf } from './support/gallery';
import { mixedFiles, picture } from './support/mixed-files';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, meetsRefusals: true });

/** Opens, as Ada, the page that adds media to a new memorial of hers. Returns the memorial's id. */
async function openPage(page: Page, form: object = {}): Promise<string> {
  const id = await paidMemorial(page.request, await tokenOf('ada'), {
    name: 'Nomvula Dube',
    ...form,
  });
  await enterAs(page.context(), 'ada');
  await page.goto(`/add-memorial-media/${id}`);
  await expect(picker(page)).toBeEnabled();
  return id;
}

const picker = (page: Page) => page.getByLabel('Pictures, videos and documents');
const rows = (page: Page) =>
  page.getByRole('region', { name: 'Chosen files' }).getByRole('listitem');
const jpeg = async (name: string, at: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(at),
});

test('twelve mixed files are added at once, and one refused file loses none of them', async ({
  page,
  expectAccessible,
}) => {
  const id = await openPage(page);
  await expect(page.getByRole('heading', { name: 'Upload Additional Media' })).toBeVisible();
  await expectAccessible();
  const files = await mixedFiles();
  await picker(page).setInputFiles(files);
  await expect(rows(page)).toHaveCount(12);
  await expect(rows(page).getByText('photo', { exact: true })).toHaveCount(9);
  await expect(rows(page).getByText('video', { exact: true })).toHaveCount(2);
  await expect(rows(page).getByText('document', { exact: true })).toHaveCount(1);
  await expect(rows(page).getByText('A picture with….jpg')).toBeVisible();
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
  await expect(rows(page).first()).toContainText('broken.png');
  await expect(rows(page).getByText('Added', { exact: true })).toHaveCount(11);
  await expectAccessible();

  const names = (await galleryOf(page.request, id)).map(([name]) => name);
  expect(names).toEqual(files.slice(0, 11).map(({ name }) => name));
  await page.getByRole('link', { name: '← Go to Memorial' }).click();
  await page.waitForURL(`/memorial/${id}`);
});

test('the first file stays first although the second arrives before it', async ({ page }) => {
  const id = await openPage(page);
  let hold = true;
  await page.route('**/api/memorials/media/**', async (route) => {
    if (hold) {
      hold = false;
      await expect(rows(page).filter({ hasText: 'Added' })).toHaveCount(2);
    }
    await route.continue();
  });
  const names = ['01.jpg', '02.jpg', '03.jpg'];
  await picker(page).setInputFiles(await Promise.all(names.map(jpeg)));
  await page.getByRole('button', { name: 'Submit Media' }).click();
  await expect(page.getByText('Media files added successfully')).toBeVisible();
  expect((await galleryOf(page.request, id)).map(([name]) => name)).toEqual(names);
});

test('a file that failed without a network is retried, and the others are not', async ({
  context,
}) => {
  const page = await context.newPage(); // the browser logs a missing network, which is expected here
  const id = await openPage(page);
  let broken = 1;
  let calls = 0;
  await page.route('**/api/memorials/media/**', async (route) => {
    calls += 1;
    return broken-- > 0 ? route.abort('connectionreset') : route.continue();
  });
  const files = [await jpeg('first.jpg', 1), await jpeg('second.jpg', 2)];
  await picker(page).setInputFiles(files);
  await page.getByRole('button', { name: 'Submit Media' }).click();
  const first = rows(page).filter({ hasText: 'The connection was lost. Please try again.' });
  await expect(first).toHaveCount(1);
  await expect(page.getByText('Failed to add media files')).toBeVisible();
  await first.getByRole('button', { name: /^Retry/ }).click();
  await expect(page.getByText('Media files added successfully')).toBeVisible();
  expect(calls).toBe(3);
  const answer = await page.request.get(`/api/memorials/${id}`);
  expect((await answer.json()).memorial.additionalMedia).toHaveLength(2);
});

test('the keyboard alone removes one file and sends the other', async ({ page }) => {
  await openPage(page);
  await picker(page).focus();
  await picker(page).setInputFiles([await jpeg('keep.jpg', 3), await jpeg('drop.jpg', 4)]);
  await tabTo(page, page.getByRole('button', { name: 'Remove drop.jpg', exact: true }));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'Submit Media', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('Media files added successfully')).toBeVisible();
});

test('a picture that browsers cannot show gets advice, and is never sent', async ({ page }) => {
  await openPage(page);
  const heic = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') };
  await picker(page).setInputFiles([heic]);
  await expect(rows(page)).toContainText(MESSAGES.heic);
  await expect(page.getByRole('button', { name: 'Submit Media' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('leaving asks first while a file is chosen, and while it is uploaded', async ({ page }) => {
  await openPage(page);
  await page.route('**/api/memorials/media/**', () => undefined); // never answers
  await picker(page).setInputFiles([await jpeg('slow.jpg', 5)]);
  await leaveAndStay(page);
  await page.getByRole('button', { name: 'Submit Media' }).click();
  await expect(page.getByRole('button', { name: /^Cancel slow/ })).toBeVisible();
  await leaveAndStay(page);
  await page.getByRole('button', { name: /^Cancel slow/ }).click();
  await expect(rows(page)).toHaveCount(0);
});

async function leaveAndStay(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const click = page.getByRole('link', { name: '← Go to Memorial' }).click({ noWaitAfter: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await click;
}

test('another member gets a 404', async ({ page, browser }) => {
  const id = await openPage(page);
  const context = await browser.newContext();
  await enterAs(context, 'ben');
  const other = await context.newPage();
  const answer = await other.goto(`/add-memorial-media/${id}`);
  expect(answer?.status()).toBe(404);
  await context.close();
});
