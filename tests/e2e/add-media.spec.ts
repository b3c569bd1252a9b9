import type { Page } from '@playwright/test';
import { MESSAGES } from '@/lib/media/rules';
import { mixedFiles, picture } from './support/mixed-files';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, meetsRefusals: true });

const COOKIE = 'next-auth.session-token';

/** Ada on the page that adds media to a new memorial of hers; gives the memorial's id. */
async function openPage(page: Page, form: object = {}): Promise<string> {
  const token = await tokenOf('ada');
  const id = await paidMemorial(page.request, token, { name: 'Nomvula Dube', ...form });
  await page.context().addCookies([{ name: COOKIE, value: token, url: baseUrl() }]);
  await page.goto(`/add-memorial-media/${id}`);
  await expect(picker(page)).toBeEnabled();
  return id;
}

const baseUrl = () => test.info().project.use.baseURL ?? '';
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
  await picker(page).setInputFiles(await mixedFiles());
  await expect(rows(page)).toHaveCount(12);
  await expect(rows(page).getByText('photo', { exact: true })).toHaveCount(9);
  await expect(rows(page).getByText('video', { exact: true })).toHaveCount(2);
  await expect(rows(page).getByText('document', { exact: true })).toHaveCount(1);
  await expect(rows(page).getByText('A picture with….jpg')).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Submit Media' }).click();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to add media files' });
  await expect(alert).toContainText('11 files were added. 1 file was not', { timeout: 30_000 });
  await expect(rows(page).filter({ hasText: 'broken.png' })).toContainText(MESSAGES.notMedia);
  await expect(rows(page).getByText('Added', { exact: true })).toHaveCount(11);
  await expectAccessible();

  const answer = await page.request.get(`/api/memorials/${id}`);
  const { memorial } = await answer.json();
  expect(memorial.additionalMedia).toHaveLength(11);
  await page.getByRole('link', { name: '← Go to Memorial' }).click();
  await page.waitForURL(`/memorial/${id}`);
});

test('a file that met a dead network is tried again, and the others are not', async ({
  context,
}) => {
  const page = await context.newPage(); // the browser logs a dead network, which is no fault here
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

test('the keyboard is enough: remove one file, send the other', async ({ page }) => {
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

test('a picture of a kind that browsers cannot show is told what to do, and never sent', async ({
  page,
}) => {
  await openPage(page);
  const heic = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') };
  await picker(page).setInputFiles([heic]);
  await expect(rows(page)).toContainText(MESSAGES.heic);
  await expect(page.getByRole('button', { name: 'Submit Media' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('leaving asks first while a file is chosen, and while it is on its way', async ({ page }) => {
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

test('another person finds no such page', async ({ page, browser }) => {
  const id = await openPage(page);
  const context = await browser.newContext();
  const token = await tokenOf('ben');
  await context.addCookies([{ name: COOKIE, value: token, url: baseUrl() }]);
  const other = await context.newPage();
  const answer = await other.goto(`/add-memorial-media/${id}`);
  expect(answer?.status()).toBe(404);
  await context.close();
});
