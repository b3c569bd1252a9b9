import { logInAsNewPerson } from './support/account';
import { pressInPopup } from './support/create-form';
import { logInAsSender, memorialNamed, panel } from './support/flowers';
import { cardButton, openPayment, payFastButton } from './support/memorial-payment';
import { expect, test } from './support/test';

const VIEW_STATUS = 'View order status';
const FAILED = 'Payment confirmation failed on our server. Please contact support.';

/** Answers of POST /api/payments/verify-paystack after a payment, and the message for each. */
const UNCONFIRMED: [object, string][] = [
  [{ status: 200, json: { success: false, message: FAILED } }, FAILED],
  [
    { status: 404, json: {} },
    'An error occurred while confirming your payment. Please contact support.',
  ],
  [{ status: 401, json: {} }, 'Authentication error during payment verification.'],
];

test.use({ allowsRefusals: true });

test('flowers whose payment is unconfirmed cannot be paid for again', async ({
  page,
  context,
  request,
}) => {
  await logInAsSender(context);
  const memorialId = await memorialNamed(request, 'gonzaga');
  for (const [answer, words] of UNCONFIRMED) {
    await page.route('**/verify-paystack', (route) => route.fulfill(answer));
    await page.goto(`/memorial/${memorialId}`);
    const orderResponse = page.waitForResponse('**/initiate-paystack-order');
    await panel(page).getByRole('button', { name: 'Send Flowers' }).click();
    const { orderId } = await (await orderResponse).json();
    await pressInPopup(page, 'Pay');
    await expect(panel(page).getByText(words, { exact: true })).toBeVisible();
    await expect(panel(page).getByText(`Order ${orderId}.`)).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Send Flowers' })).toBeHidden();
    await page.unrouteAll();
    const statusLink = panel(page).getByRole('link', { name: VIEW_STATUS });
    await expect(statusLink).toHaveAttribute('href', `/flower-payment/success?order_id=${orderId}`);
  }
});

test('a memorial whose payment is unconfirmed cannot be paid for again', async ({ page }) => {
  await logInAsNewPerson(page);
  const orderId = await openPayment(page, 'Lindiwe Test');
  const [, [answer, words] = [{}, '']] = UNCONFIRMED;
  await page.route('**/verify-paystack', (route) => route.fulfill(answer));
  await cardButton(page).click();
  await pressInPopup(page, 'Pay');
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByText(`Order ${orderId}. Your entries are saved.`)).toBeVisible();
  await expect(cardButton(page)).toBeHidden();
  await page.getByRole('link', { name: VIEW_STATUS }).click();
  await expect(page.getByRole('heading', { name: 'Memorial Created Successfully!' })).toBeVisible();
});

test('a payment that cannot start shows the text from the specification', async ({ page }) => {
  await logInAsNewPerson(page);
  const orderId = await openPayment(page, 'Lindiwe Test');
  const mockPayFast = (status: number, json: object) =>
    page.route('**/create-payfast-payment', (route) => route.fulfill({ status, json }));
  await mockPayFast(404, {});
  await payFastButton(page).click();
  await expect(page.getByText('Failed to prepare payment. Please try again.')).toBeVisible();
  await expect(page.getByText(`Order ${orderId}. Your entries are saved.`)).toBeVisible();
  await page.unrouteAll();
  await mockPayFast(201, { orderId, amount: 0, payfastUrl: '/', formData: {} });
  await payFastButton(page).click();
  await expect(page.getByText('Received invalid payment details from server.')).toBeVisible();
  await page.unrouteAll();

  await cardButton(page).click();
  await pressInPopup(page, 'Close');
  await expect(page.getByText('Payment process was cancelled.')).toBeVisible();
  const mockInitiation = (status: number) =>
    page.route('**/initiate-memorial-order', (route) => route.fulfill({ status, json: {} }));
  await mockInitiation(404);
  await cardButton(page).click();
  await expect(page.getByText('Failed to initiate payment order')).toBeVisible();
  await page.unrouteAll();

  await page.context().clearCookies();
  await cardButton(page).click();
  await page.waitForURL(/\/login\?/);
  const login = page.getByText('Authentication token not found. Please log in again.');
  await expect(login).toBeVisible();
});
