import type { Page } from '@playwright/test';
import { logInAsNewPerson, newEmail } from './support/account';
import { breakDraft } from './support/database';
import {
  expectCreated,
  leaveForHostedPage,
  openPayment,
  payInPopup,
} from './support/memorial-payment';
import { expect, test } from './support/test';

const IN_REVIEW =
  'Your payment has arrived, and we are looking into it. You do not need to pay again.';
const FORM_NOT_FOUND =
  'Temporary memorial data was not found. The creation process cannot be completed. ' +
  'Please try creating the memorial again or contact support.';

// These journeys are about forms that the server refuses.
test.use({ allowsRefusals: true });

let name: string;
let orderId: string;
test.beforeEach(async ({ page }) => {
  const email = newEmail();
  name = `Sipho Test ${email.split('@')[0]}`;
  await logInAsNewPerson(page, email);
  orderId = await openPayment(page, name);
  await breakDraft(orderId);
});

test('the memorial is created on the return from PayFast, while the page waits', async ({
  page,
  request,
}) => {
  await leaveForHostedPage(page);
  const providerUrl = page.url();
  await page.goto(returnPath());
  await expect(page.getByRole('heading', { name: 'Finalizing Memorial Creation' })).toBeVisible();
  await request.post(`${providerUrl}/pay`, { maxRedirects: 0 });
  await expectCreated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a memorial is created even if its picture cannot be read', async ({ page }) => {
  await page.addInitScript(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  });
  await payInPopup(page);
  await expectFailure(page, 'Failed to convert image data.');
  await page.getByRole('button', { name: 'Continue without the picture' }).click();
  await expectCreated(page);
});

test('another tab that waits for the memorial shows it, too', async ({ page, context }) => {
  const tab = await context.newPage();
  const answer = { orderId, state: 'waiting', memorialId: null };
  await tab.route(`**/api/payments/orders/${orderId}`, (route) => route.fulfill({ json: answer }));
  await tab.goto(returnPath());
  await expect(tab.getByRole('heading', { name: 'Finalizing Memorial Creation' })).toBeVisible();
  await page.bringToFront(); // browsers slow down a tab that is covered
  await payInPopup(page);
  await expectCreated(page);
  answer.state = 'review'; // what the server answered before the first tab sent the stored form
  await tab.bringToFront();
  await expectCreated(tab);
});

test('the stored form is kept until a memorial paid in a closed tab exists', async ({
  page,
  request,
}) => {
  await leaveForHostedPage(page);
  await request.post(`${page.url()}/pay`, { maxRedirects: 0 });
  await page.goto('/create-memorial');
  await expect(page.getByText('This memorial has already been paid for.')).toBeVisible();
  await page.getByLabel('Full name').fill('Somebody else');
  await page.getByRole('link', { name: 'View order status' }).click();
  await expectCreated(page);
  await page.getByRole('link', { name: 'View Memorial' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/create-memorial');
  await expect(page.getByLabel('Full name')).toHaveValue('Somebody else');
});

test('another device says that it does not have the form', async ({ page, browser }) => {
  await leaveForHostedPage(page);
  const cookies = await page.context().cookies(process.env.E2E_SITE_URL);
  const phone = await (await browser.newContext()).newPage();
  await phone.context().addCookies(cookies);
  await page.request.post(`${page.url()}/pay`, { maxRedirects: 0 });
  await phone.goto(returnPath());
  await expectFailure(phone, FORM_NOT_FOUND);
  await expect(phone.getByRole('button', { name: 'Try again' })).toBeHidden();
  await phone.context().close();
  await page.goto(returnPath());
  await expectCreated(page);
});

const returnPath = () => `/memorial-payment/success?order_id=${orderId}`;

test('a failure is explained, with the order and another attempt', async ({
  page,
  expectAccessible,
}) => {
  const refusals = [404, 429];
  await page.route(/\/api\/memorials$/, (route) => {
    const status = refusals.shift();
    return status ? route.fulfill({ status, json: {} }) : route.continue();
  });
  await payInPopup(page);
  await expectFailure(page, 'Failed to save memorial details (Code: 404).');
  await expectAccessible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectFailure(page, 'Failed to save memorial details (Code: 429).');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectCreated(page);
});

/** Expects the page after a payment to say that the memorial could not be created, and why. */
async function expectFailure(page: Page, message: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: 'Error Finalizing Memorial' });
  await expect(title).toBeFocused({ timeout: 30_000 }); // the scripts of the page after the payment must load first
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByText(IN_REVIEW)).toBeVisible();
  await expect(page.getByText(`quote order ${orderId}`)).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'contact support' }),
  ).toHaveAttribute('href', '/contact');
}
