import type { Page } from '@playwright/test';
import { logInAsNewPerson, newEmail } from './support/account';
import {
  expectTribute,
  logInAsSender,
  memorialNamed,
  newMessage,
  panel,
  sendersOf,
} from './support/flowers';
import {
  cardButton,
  expectCreated,
  expectOneMemorial,
  openPayment,
  reopenPayment,
} from './support/memorial-payment';
import { leaveForStripe, STRIPE_PAGE, stripeButton, WITH_STRIPE } from './support/stripe-page';
import { expect, test } from './support/test';
import { paidReferences } from './support/world';

const cancellationNotice = (page: Page) =>
  page.getByText('Your payment was cancelled. Please try again.');

test.describe("a memorial paid for on Stripe's page", () => {
  let email: string;
  let name: string;
  test.beforeEach(async ({ page }) => {
    email = newEmail();
    name = `Naledi Test ${email.split('@')[0]}`;
    await logInAsNewPerson(page, email);
  });

  test('is created after a cancellation, a return with Back and a declined card', async ({
    page,
  }) => {
    const order = await openPayment(page, name);
    await expect(cardButton(page)).toBeVisible();
    await expect(page.getByText('You pay on the page of Stripe')).toBeVisible();
    await leaveForStripe(page);
    await expect(page.getByText('USD 20.00')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await page.waitForURL('/payment/cancel');
    await expect(cancellationNotice(page)).toBeVisible();

    expect(await reopenPayment(page)).toBe(order);
    await leaveForStripe(page);
    await page.goBack();
    await page.waitForURL(/\/create-memorial/);
    expect(await reopenPayment(page)).toBe(order);
    await leaveForStripe(page);
    await stripeButton(page, 'Decline').click();
    await expect(page.getByRole('status')).toContainText('Declined');
    await stripeButton(page, 'Pay').click();
    await expectCreated(page);
    await expectOneMemorial(page, name);
    expect(await paidReferences(email)).toHaveLength(1);
  });
});

test("flowers can be paid for on Stripe's page from a memorial's panel", async ({
  page,
  context,
  request,
}) => {
  const memorialId = await memorialNamed(request, 'apirana');
  await logInAsSender(context);
  const message = newMessage();
  await page.goto(`/memorial/${memorialId}`);
  const form = panel(page);
  await expect(form.getByRole('button', { name: 'Send Flowers' })).toBeEnabled();
  await form.getByLabel('Message').fill(message);
  await form.getByRole('button', { name: WITH_STRIPE }).dblclick();
  await page.waitForURL(STRIPE_PAGE);
  await stripeButton(page, 'Pay').click();
  await expectTribute(page, memorialId, message);
  expect(await sendersOf(request, memorialId, message)).toHaveLength(1);
});
