import { logInAsNewPerson, newEmail } from './support/account';
import { countRequests } from './support/count-requests';
import { pressInPopup } from './support/create-form';
import {
  cardButton,
  expectCreated,
  expectOneMemorial,
  leaveForHostedPage,
  openPayment,
  openPopup,
  payFastButton,
  reopenPayment,
} from './support/memorial-payment';
import { expect, test } from './support/test';
import { mailTo, paidReferences } from './support/world';

let email: string;
let name: string;
test.beforeEach(async ({ page }) => {
  email = newEmail();
  name = `Thandi Test ${email.split('@')[0]}`;
  await logInAsNewPerson(page, email);
});

test.describe('a memorial paid for in the card popup', () => {
  test('in two tabs is one order, paid once', async ({ page, context }) => {
    const order = await openPayment(page, name);
    const other = await context.newPage();
    expect(await reopenPayment(other)).toBe(order);
    await openPopup(other);
    await page.bringToFront();
    await cardButton(page).click();
    await pressInPopup(page, 'Pay');
    await expectCreated(page);

    await other.bringToFront();
    await pressInPopup(other, 'Close');
    await expect(other.getByText('Payment process was cancelled.')).toBeVisible();
    await expectOneMemorial(page, name);
    expect(await paidReferences(email)).toHaveLength(1);
  });
});

test.describe("a memorial paid for on PayFast's page", () => {
  test('starts one payment on a double click, and is paid after a cancellation and a declined card', async ({
    page,
  }) => {
    const order = await openPayment(page, name);
    const paymentRequests = countRequests(page, '/create-payfast-payment');
    await payFastButton(page).dblclick();
    await expect(page.getByText('ZAR 370.00')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('/payment/cancel');
    expect(paymentRequests()).toBe(1);
    await expect(page.getByText('Your payment was cancelled. Please try again.')).toBeVisible();
    await expect(page.getByText('Nothing was charged.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Create Memorial' }).click();
    await page.waitForURL(/\/create-memorial/);
    await expect(page.getByLabel('Full name')).toHaveValue(name);
    await expect(page.getByLabel('Biography')).toHaveValue(/^She taught maths\./);

    expect(await reopenPayment(page)).toBe(order);
    expect(await leaveForHostedPage(page)).toBe(order);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('status')).toContainText('Declined');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expectCreated(page);
    await expectOneMemorial(page, name);
    await mailTo(email, new RegExp(name));
    const storedForm = () => page.evaluate(() => localStorage.getItem('memorialFormData'));
    await expect.poll(storedForm).toBeNull();
  });
});
