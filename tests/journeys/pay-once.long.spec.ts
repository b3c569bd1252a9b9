import type { Page } from '@playwright/test';
import { logInAsNewPerson } from './support/account';
import {
  choosePicture,
  fillRequired,
  openCreateForm,
  openStep,
  popup,
  pressInPopup,
} from './support/create-form';
import { holdScripts } from './support/hold-scripts';
import { continueToPayment, openPayment } from './support/memorial-payment';
import { expect, test } from './support/test';

test('a picture that can no longer be read is reported before the payment', async ({ page }) => {
  await logInAsNewPerson(page);
  await fillForm(page);
  await page.evaluate(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Failed to convert image data.' }).click();
  await expect(page.getByLabel('Profile picture')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Your chosen picture' })).toBeVisible();
  await openStep(page, 'Origin');
  await page.getByLabel('Identity number').fill('4803090000000');
  await continueToPayment(page);
});

test('a new amount is shown before it is charged', async ({ page }) => {
  await logInAsNewPerson(page);
  await openPayment(page, 'Nomvula Dlamini');
  await page.getByRole('button', { name: 'Pay $20.00' }).click();
  await pressInPopup(page, 'Close');
  await expect(page.getByText('Payment process was cancelled.')).toBeVisible();

  await page.route('**/api/payments/initiate-memorial-order', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), amount: 38_000 } });
  });
  await page.getByRole('button', { name: 'Pay $20.00' }).click();
  await expect(page.getByText('The exchange rate has changed.')).toBeVisible();
  await expect(page.getByText('About R380.00 will be charged')).toBeVisible();
  await expect(popup(page).getByRole('button', { name: 'Close' })).toBeHidden();

  await page.getByRole('button', { name: 'Pay $20.00' }).click();
  await pressInPopup(page, 'Close');
  await expect(page.getByText('Payment process was cancelled.')).toBeVisible();
});

test('a popup that fails to open can be closed and opened again', async ({ page }) => {
  await logInAsNewPerson(page);
  await openPayment(page, 'Nomvula Dlamini');
  const popupUrl = /\/popup(\?|$)/;
  await page.route(popupUrl, () => undefined); // never answers
  await page.getByRole('button', { name: 'Pay $20.00' }).click();
  const close = page.getByRole('button', { name: 'Close the payment window' });
  await close.click({ timeout: 60_000 }); // the button appears after 15 seconds, later on a busy machine
  await expect(
    page.getByText('Failed to start payment: The payment window did not open.'),
  ).toBeVisible();
  await expect(close).toBeHidden();

  await page.unroute(popupUrl);
  await page.getByRole('button', { name: 'Pay $20.00' }).click();
  await pressInPopup(page, 'Close');
  await expect(page.getByText('Payment process was cancelled.')).toBeVisible();
});

test('the form keeps text that was typed before the scripts ran', async ({ page }) => {
  await logInAsNewPerson(page);
  await page.goto('/create-memorial');
  await page.getByLabel('Place of birth').fill('Eshowe');
  const release = await holdScripts(page);
  await page.goto('/create-memorial', { waitUntil: 'commit' });
  await page.getByLabel('Full name').fill('Typed early');
  await expect(page.getByLabel('Profile picture')).toBeDisabled();
  await page.getByLabel('Biography').fill('Typed early too');
  release();
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  await expect(page.getByLabel('Profile picture')).toBeEnabled();
  await expect(page.getByLabel('Full name')).toHaveValue('Typed early');
  await expect(page.getByLabel('Biography')).toHaveValue('Typed early too');
  await expect(page.getByLabel('Place of birth')).toHaveValue('Eshowe');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Typed early');
});

test('the outcome of a payment takes the focus', async ({ page }) => {
  await logInAsNewPerson(page);
  const orderId = await openPayment(page, 'Nomvula Dlamini');
  const answer = { orderId, state: 'waiting', memorialId: null as string | null };
  await page.route(`**/api/payments/orders/${orderId}`, (route) => route.fulfill({ json: answer }));
  const waitingHeading = page.getByRole('heading', { name: 'Finalizing Memorial Creation' });
  const outcomes = {
    'This memorial has been deleted.': { state: 'done', memorialId: null },
    'Error Finalizing Memorial': { state: 'failed', memorialId: null },
  };
  for (const [title, end] of Object.entries(outcomes)) {
    Object.assign(answer, { state: 'waiting' });
    await page.goto(`/memorial-payment/success?order_id=${orderId}`);
    await expect(waitingHeading).toBeVisible();
    Object.assign(answer, end);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  }
});

async function fillForm(page: Page): Promise<void> {
  await openCreateForm(page);
  await choosePicture(page);
  await fillRequired(page, 'Nomvula Dlamini');
}
