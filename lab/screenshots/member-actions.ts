import type { Page } from 'playwright-core';
import sharp from 'sharp';

export async function addLife(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a school' }).click();
  await page.getByRole('button', { name: 'Add a position' }).click();
  await page.getByLabel('Served in military').check();
}

export const addFamily = (page: Page) =>
  page.getByRole('button', { name: 'Add a family member' }).click();

export async function showFormErrors(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('link', { name: 'Birth date is required' }).waitFor();
}

/** Fills in only the required fields. The server's responses are mocked. */
export async function goToPayment(page: Page): Promise<void> {
  const draft = { status: 201, json: { draftId: 'DraftFLower1' } };
  await page.route('**/api/memorials/drafts', (route) => route.fulfill(draft));
  await page.route('**/api/payments/initiate-memorial-order', (route) =>
    route.fulfill({ json: ORDER }),
  );
  await page.getByLabel('Full name').fill('Nomvula Dube');
  await page.getByLabel('Birth date').fill('1948-03-09');
  await page.getByLabel('Place of birth').fill('Eshowe, KwaZulu-Natal');
  await page.getByLabel('Death date').fill('2024-07-21');
  await page.getByLabel('Biography').fill('She taught maths. On Sundays she sang in the choir.');
  await page.getByLabel('Profile picture').setInputFiles(await picture('portrait.jpg', 1200, 1500));
  await page.getByRole('button', { name: 'Use picture' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Identity number').fill('4803090000000');
  await page.getByLabel('Nationality').fill('South African');
  await page.getByLabel('Primary cause of death').fill('Heart failure');
  await page.getByRole('radio', { name: 'Only for us' }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page
    .getByRole('button', { name: /^Pay .*\$/ })
    .first()
    .waitFor();
}

const ORDER = {
  orderId: 'OrderFLower1',
  reference: 'OrderFLower1-1',
  email: 'ada@perennial.example',
  publicKey: 'pk_test_perennial',
  amount: 37000,
  currency: 'ZAR',
  amountInUSD: 20,
};

export async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Nationality').waitFor();
}

/** Chooses, without saving, who may see the page. This changes the preview of what a stranger sees. */
export const chooseVisibility = (name: string) => (page: Page) =>
  page.getByRole('radio', { name }).check();

/** Opens the confirmation only. */
export async function openProfileDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Profile' }).first().click();
  await page.locator('dialog[open]').waitFor();
}

export const pickMedia = async (page: Page) =>
  page
    .getByLabel('Pictures, videos and documents')
    .setInputFiles([
      await picture('garden.jpg', 900, 600),
      await picture('our-grandmother-in-her-garden-in-spring.jpg', 600, 900),
      { name: 'eulogy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') },
    ]);

async function picture(name: string, width: number, height: number) {
  const image = sharp({ create: { width, height, channels: 3, background: '#7a9484' } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}
