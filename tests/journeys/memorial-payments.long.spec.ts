import type { Browser, Page } from '@playwright/test';
import { logInAsNewPerson, newEmail } from './support/account';
import { countRequests } from './support/count-requests';
import { popup, pressInPopup } from './support/create-form';
import {
  cardButton,
  expectCreated,
  expectOneMemorial,
  leaveForHostedPage,
  openPayment,
  openPopup,
  reopenPayment,
} from './support/memorial-payment';
import { expect, test } from './support/test';
import { paidReferences } from './support/world';

let email: string;
let name: string;
test.beforeEach(async ({ page }) => {
  email = newEmail();
  name = `Thandi Test ${email.split('@')[0]}`;
  await logInAsNewPerson(page, email);
});

test.describe('a memorial paid for in the card popup', () => {
  test('is created even if the tab is closed after the payment, and another device shows it', async ({
    page,
    browser,
  }) => {
    const orderId = await openPayment(page, name);
    const charge = await openPopup(page);
    const phone = await openOnPhone(page, browser, orderId);
    await charge();
    await page.goto('about:blank');
    await expectCreated(phone);
    await phone.reload();
    await expectCreated(phone);
    await expectOneMemorial(phone, name);
    await phone.context().close();
  });
});

test.describe("a memorial paid for on PayFast's page", () => {
  test('is created even if the tab is closed before the return, and another device shows it', async ({
    page,
    browser,
    request,
  }) => {
    await openPayment(page, name);
    const orderId = await leaveForHostedPage(page);
    const providerUrl = page.url();
    const phone = await openOnPhone(page, browser, orderId);
    await request.post(`${providerUrl}/pay`, { maxRedirects: 0 });
    await page.close();
    await expectCreated(phone);
    await expectOneMemorial(phone, name);
    await phone.context().close();
  });

  test('in two tabs is one order, paid once', async ({ page, context }) => {
    const order = await openPayment(page, name);
    const other = await context.newPage();
    expect(await reopenPayment(other)).toBe(order);
    for (const tab of [page, other]) expect(await leaveForHostedPage(tab)).toBe(order);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expectCreated(page);
    await other.getByRole('button', { name: 'Cancel' }).click();
    await other.waitForURL('/payment/cancel');
    await expectOneMemorial(page, name);
  });
});

test("a memorial whose popup was closed can be paid for on PayFast's page", async ({ page }) => {
  const order = await openPayment(page, name);
  await openPopup(page);
  await pressInPopup(page, 'Close');
  await expect(page.getByText('Payment process was cancelled.')).toBeVisible();
  await expect(page.getByText(`Order ${order}.`)).toBeVisible();
  expect(await leaveForHostedPage(page)).toBe(order);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectCreated(page);
  await expectOneMemorial(page, name);
});

/** Opens the order's return page on the same person's phone. */
async function openOnPhone(page: Page, browser: Browser, orderId: string): Promise<Page> {
  const phone = await (await browser.newContext()).newPage();
  await phone.context().addCookies(await page.context().cookies(process.env.E2E_SITE_URL));
  await phone.goto(`/memorial-payment/success?order_id=${orderId}`);
  const waitingHeading = phone.getByRole('heading', { name: 'Finalizing Memorial Creation' });
  await expect(waitingHeading).toBeVisible();
  return phone;
}

test.describe('a memorial paid for in the card popup', () => {
  test('starts one payment on a double click, and is paid after a declined card', async ({
    page,
  }) => {
    await openPayment(page, name);
    const popupRequests = countRequests(page, '/popup/begin');
    await cardButton(page).dblclick();
    await pressInPopup(page, 'Decline');
    await expect(popup(page).getByRole('status')).toContainText(/declined/i);
    await pressInPopup(page, 'Pay');
    await expectCreated(page);
    expect(popupRequests()).toBe(1);
    await expectOneMemorial(page, name);
    expect(await paidReferences(email)).toHaveLength(1);
  });
});
