import type { BrowserContext, Page, Response } from '@playwright/test';
import { z } from 'zod';
import { enterAsNewPerson, newAddress } from './support/account';
import {
  choosePicture,
  fillRequired,
  openCreateForm,
  openStep,
  popup,
  pressInPopup,
} from './support/create-form';
import { holdScripts } from './support/hold-scripts';
import { expect, test } from './support/test';
import { paidReferences } from './support/world';

const KEY = 'memorialFormData';
const opened = z.object({ orderId: z.string() });

test('a form that is sent again and again is one draft and one order', async ({ page }) => {
  await enterAsNewPerson(page);
  await fillForm(page);
  const first = await goToPayment(page);

  await test.step('the picture is shown when the person comes back', async () => {
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await openStep(page, 'Person');
    await expect(page.getByRole('img', { name: 'Your chosen picture' })).toBeVisible();
    await expect(page.getByText('Your picture is saved.')).toBeVisible();
    expect((await goToPayment(page)).orderId).toBe(first.orderId);
  });

  await test.step('no second picture and no second order are needed after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Options' })).toBeVisible();
    await openStep(page, 'Person');
    await expect(page.getByText('Your picture is saved.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Your chosen picture' })).toBeVisible();
    await openStep(page, 'Origin');
    await page.getByLabel('Identity number').fill('4803090000000');
    expect((await goToPayment(page)).orderId).toBe(first.orderId);
  });
});

test('a memorial is paid for once, whatever the browser has stored', async ({ page, context }) => {
  const email = newAddress();
  await enterAsNewPerson(page, email);
  await fillForm(page);
  const order = await goToPayment(page);
  const remembered = await page.evaluate((key) => localStorage.getItem(key) ?? '', KEY);

  await test.step('a popup that is closed after the payment is no cancel', async () => {
    await openAndPayElsewhere(page);
    await pressInPopup(page, 'Close');
    const title = page.getByRole('heading', { name: 'Memorial Created Successfully!' });
    await expect(title).toBeVisible();
    await expectDeleted(page); // by the page's scripts, once the memorial exists
  });

  await test.step('the form that was paid for is not offered again', async () => {
    await page.goto('/about'); // the return page deletes the stored form again when its scripts run
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      KEY,
      remembered,
    ] as const);
    await page.goto('/create-memorial');
    await expect(page.getByText('This memorial has already been paid for.')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await expect(page.getByLabel('Full name')).toBeEnabled();
    await page.getByRole('link', { name: 'View order status' }).click();
    await page.waitForURL(`/memorial-payment/success?order_id=${order.orderId}`);
  });

  await test.step('and sending it leads to what was paid', async () => {
    const record = { ...JSON.parse(remembered), saved: [] };
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      KEY,
      JSON.stringify(record),
    ] as const);
    await sendFromAnotherTab(context);
    expect(await paidReferences(email)).toHaveLength(1);
  });
});

test('a picture that can no longer be read is reported before the payment', async ({ page }) => {
  await enterAsNewPerson(page);
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
  await goToPayment(page);
});

test('a new amount is shown before it is charged', async ({ page }) => {
  await enterAsNewPerson(page);
  await fillForm(page);
  await goToPayment(page);
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

test('a popup that does not open can be closed and opened again', async ({ page }) => {
  await enterAsNewPerson(page);
  await fillForm(page);
  await goToPayment(page);
  const frames = /\/popup(\?|$)/;
  await page.route(frames, () => undefined); // never answered
  await page.getByRole('button', { name: 'Pay $20.00' }).click();
  const close = page.getByRole('button', { name: 'Close the payment window' });
  await close.click({ timeout: 60_000 }); // it is there after 15 seconds, and later on a busy machine
  await expect(
    page.getByText('Failed to start payment: The payment window did not open.'),
  ).toBeVisible();
  await expect(close).toBeHidden();

  await page.unroute(frames);
  await page.getByRole('button', { name: 'Pay $20.00' }).click();
  await pressInPopup(page, 'Close');
  await expect(page.getByText('Payment process was cancelled.')).toBeVisible();
});

test('what is typed before the scripts run is kept', async ({ page }) => {
  await enterAsNewPerson(page);
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

test('the outcome takes the focus', async ({ page }) => {
  await enterAsNewPerson(page);
  await fillForm(page);
  const { orderId } = await goToPayment(page);
  const answer = { orderId, state: 'waiting', memorialId: null as string | null };
  await page.route(`**/api/payments/orders/${orderId}`, (route) => route.fulfill({ json: answer }));
  const waiting = page.getByRole('heading', { name: 'Finalizing Memorial Creation' });
  const ends = {
    'This memorial has been deleted.': { state: 'done', memorialId: null },
    'Error Finalizing Memorial': { state: 'failed', memorialId: null },
  };
  for (const [title, end] of Object.entries(ends)) {
    Object.assign(answer, { state: 'waiting' });
    await page.goto(`/memorial-payment/success?order_id=${orderId}`);
    await expect(waiting).toBeVisible();
    Object.assign(answer, end);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  }
});

async function fillForm(page: Page): Promise<void> {
  await openCreateForm(page);
  await choosePicture(page);
  await fillRequired(page, 'Nomvula Dlamini');
}

/** Submits the form and waits for the payment step. Returns the order that was opened. */
async function goToPayment(page: Page) {
  const isOrder = (answer: Response) => answer.url().endsWith('/initiate-memorial-order');
  const [answer] = await Promise.all([
    page.waitForResponse(isOrder),
    page.getByRole('button', { name: 'Continue to payment' }).click(),
  ]);
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
  return opened.parse(await answer.json());
}

/** A page of its own, since the browser calls the server's 409 a console error. */
async function sendFromAnotherTab(context: BrowserContext): Promise<void> {
  const tab = await context.newPage();
  await tab.goto('/create-memorial');
  await expect(tab.getByText('Your picture is saved.')).toBeVisible();
  await openStep(tab, 'Origin');
  await tab.getByLabel('Identity number').fill('4803090000000');
  await tab.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(tab.getByRole('heading', { name: 'Memorial Created Successfully!' })).toBeVisible();
  await expectDeleted(tab);
  await tab.close();
}

const expectDeleted = (page: Page) =>
  expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();

/** Opens the popup, and charges the card without the popup noticing. */
async function openAndPayElsewhere(page: Page): Promise<void> {
  const [begun] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/popup/begin')),
    page.getByRole('button', { name: 'Pay $20.00' }).click(),
  ]);
  const { accessCode } = z.object({ accessCode: z.string() }).parse(await begun.json());
  await page.request.post(new URL('/popup/pay', begun.url()).href, { data: { accessCode } });
}
