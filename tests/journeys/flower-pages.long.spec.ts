import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { moveToEndOfLists } from './support/database';
import {
  logInAsSender,
  memorialNamed,
  newMessage,
  openFlowerForm,
  sendersOf,
  submitToPayFast,
} from './support/flowers';
import { logInWithToken } from './support/log-in-as';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

test.use({ allowsRefusals: true });

const TARGET_GONE =
  'Flower tribute data not found after successful payment. Please contact support.';

const hostedOrderSchema = z.object({
  orderId: z.string(),
  payfastUrl: z.string(),
  formData: z.record(z.string(), z.string()),
});

let memorialId: string;
test.beforeAll(async ({ request }) => {
  memorialId = await memorialNamed(request, 'huiyin');
});

test('the form keeps typed text across a login', async ({ page, context }) => {
  const message = newMessage();
  await openFlowerForm(page, memorialId);
  await page.getByLabel('Tribute Amount').fill('33');
  await page.getByLabel('Tribute Message').fill(message);
  await page.getByRole('button', { name: 'Send Flowers' }).click();
  await page.waitForURL(/\/login\?/);
  await expect(page.getByText('Please log in to send flowers')).toBeVisible();
  await logInAsSender(context);
  await openFlowerForm(page, memorialId);
  await expect(page.getByLabel('Tribute Amount')).toHaveValue('33');
  await expect(page.getByLabel('Tribute Message')).toHaveValue(message);
  await expect(page.getByText(`${message.length} / 500`)).toBeVisible();
});

// Playwright does not render <noscript>, even with JavaScript disabled.
test('the form says that it needs JavaScript', async ({ request }) => {
  const html = await (await request.get(`/send-flowers/${memorialId}`)).text();
  expect(html).toMatch(/<noscript>.*This form needs JavaScript.*<\/noscript>/s);
});

test('the flower pages reveal nothing about a memorial that has become private', async ({
  page,
  request,
}) => {
  const canary = `Canary ${Date.now()}`;
  const owner = await tokenOf('ben');
  const id = await paidMemorial(request, owner, { name: canary });
  await moveToEndOfLists(id);
  const sender = await tokenOf('ada');
  const orderId = await payForFlowers(request, sender, id);
  const headers = { authorization: `Bearer ${owner}` };
  await request.put(`/api/memorials/${id}`, { headers, data: { isPublic: false } });

  for (const path of ['send-flowers', 'flower-payment']) {
    const answer = await page.goto(`/${path}/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
    await expect(page.getByText('Memorial not found.')).toBeVisible();
    expect(await page.content()).not.toContain(canary);
    await expect(page.getByRole('link', { name: 'Back to Memorials' })).toBeVisible();
  }
  await logInWithToken(page.context(), sender);
  await page.goto(`/flower-payment/success?order_id=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expect(page.getByText('The memorial itself can no longer be viewed.')).toBeVisible();
  await expect(page.locator('main img[src*="sprig"]')).toBeVisible(); // the picture for $5
  expect(await page.content()).not.toContain(canary);

  await logInWithToken(page.context(), owner);
  await page.goto(`/send-flowers/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(canary);
});

test('an order for a memorial that was deleted before the payment needs review', async ({
  page,
  request,
  expectAccessible,
}) => {
  const owner = await tokenOf('ben');
  const sender = await tokenOf('ada');
  const id = await paidMemorial(request, owner, { name: `Deleted ${Date.now()}` });
  await moveToEndOfLists(id);
  const { orderId, pay } = await orderFlowers(request, sender, id);
  const headers = { authorization: `Bearer ${owner}` };
  expect((await request.delete(`/api/memorials/${id}`, { headers })).ok()).toBe(true);
  await logInWithToken(page.context(), sender);
  await page.goto(`/flower-payment/success?order_id=${orderId}`);
  const waitingHeading = page.getByRole('heading', { name: 'Processing Your Flower Tribute' });
  await expect(waitingHeading).toBeVisible();
  await pay();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeFocused();
  await expect(page.getByText(TARGET_GONE, { exact: true })).toBeVisible();
  await expect(page.getByText(`quote order ${orderId}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'contact support' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await expectAccessible();
});

test('a payment that cannot start shows the text from the specification', async ({
  page,
  context,
}) => {
  await logInAsSender(context);
  await openFlowerForm(page, memorialId);
  const answers: [object, string][] = [
    [{ status: 404, json: {} }, 'Failed to prepare payment. Please try again.'],
    [
      { status: 409, json: { message: 'This memorial does not accept digital flowers.' } },
      'Failed to proceed: This memorial does not accept digital flowers.',
    ],
    [
      { status: 201, json: { orderId: 'o1', amount: 0, payfastUrl: '/', formData: {} } },
      'Received invalid payment details from server.',
    ],
  ];
  for (const [answer, words] of answers) {
    await page.route('**/create-payfast-payment', (route) => route.fulfill(answer));
    await page.getByRole('button', { name: 'Send Flowers' }).click();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await page.unrouteAll();
  }
  await submitToPayFast(page);
});

test('the return page shows how the payment ended', async ({ page, context }) => {
  await logInAsSender(context);
  await openFlowerForm(page, memorialId);
  const orderId = await submitToPayFast(page);
  const answer = { orderId, type: 'flower_tribute', state: 'waiting', memorialId };
  const outcomes = {
    review: ['Thank You!', 'Payment succeeded, but failed to save tribute details.'],
    failed: ['Payment Verification Failed', 'The payment was not completed.'],
  };
  for (const [state, [title = '', words = '']] of Object.entries(outcomes)) {
    await page.route(`**/api/payments/orders/${orderId}`, (route) =>
      route.fulfill({ json: { ...answer, state } }),
    );
    await page.goto(`/flower-payment/success?order_id=${orderId}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(`quote order ${orderId}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the memorial' })).toBeVisible();
    await page.unrouteAll();
  }
});

test('the page says when a family wants no flowers', async ({ page, request }) => {
  await page.goto(`/send-flowers/${await memorialNamed(request, 'nansen')}`);
  await expect(page.getByText('has chosen not to receive digital flowers')).toBeVisible();
  await expect(page.getByLabel('Tribute Amount')).toHaveCount(0);
});

test('the return page explains what is wrong with an order', async ({
  page,
  context,
  expectAccessible,
}) => {
  await logInAsSender(context);
  await page.goto('/flower-payment/success');
  const failureHeading = page.getByRole('heading', { name: 'Payment Verification Failed' });
  await expect(failureHeading).toBeVisible();
  await expect(page.getByText('No order ID found in URL')).toBeVisible();
  await expectAccessible();
  await page.goto(`/flower-payment/success?order_id=${memorialId}`);
  await expect(page.getByText('This order was not found.')).toBeVisible();
  await expect(page.getByText(`quote order ${memorialId}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
});

/** Orders flowers through the API and pays on PayFast's page. Returns the order's id. */
async function payForFlowers(request: APIRequestContext, token: string, memorialId: string) {
  const { orderId, pay } = await orderFlowers(request, token, memorialId);
  await pay();
  await expect.poll(() => sendersOf(request, memorialId, '')).toHaveLength(1);
  return orderId;
}

/** Orders flowers through the API. Returns the order's id and a function that pays for it. */
async function orderFlowers(request: APIRequestContext, token: string, memorialId: string) {
  const orderAnswer = await request.post('/api/payments/create-payfast-payment', {
    headers: { authorization: `Bearer ${token}` },
    data: { amount: 5, orderType: 'flower_tribute', memorialId },
  });
  const order = hostedOrderSchema.parse(await orderAnswer.json());
  const providerPage = await request.post(order.payfastUrl, { form: order.formData });
  const pay = () => request.post(`${providerPage.url()}/pay`, { maxRedirects: 0 });
  return { orderId: order.orderId, pay };
}
