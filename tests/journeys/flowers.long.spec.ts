import type { Page } from '@playwright/test';
import { z } from 'zod';
import { LOAD_TIMEOUT_MS } from '@/components/payments/open-popup';
import { countRequests } from './support/count-requests';
import { popup, pressInPopup } from './support/create-form';
import {
  atTribute,
  expectTribute,
  logInAsSender,
  memorialNamed,
  newMessage,
  panel,
  SENDER,
  sendersOf,
  WHO_IS_PAID,
} from './support/flowers';
import { expect, test } from './support/test';

const NAME = 'Chiquinha Gonzaga';

/** Replaces the server's answer to test how the page handles it. */
const ORDER = {
  orderId: 'o1',
  email: SENDER.email,
  publicKey: 'pk',
  amount: 18_500,
  currency: 'ZAR',
  reference: 'r1',
  popupUrl: null,
};

const POPUP_PAGE = /\/popup(\?|$)/;

let memorialId: string;
test.beforeAll(async ({ request }) => {
  memorialId = await memorialNamed(request, NAME);
});

test.describe('flowers from the memorial page', () => {
  test('cost nothing when the popup is closed, and a double click opens one order', async ({
    page,
    context,
  }) => {
    await logInAsSender(context);
    await openPanel(page);
    const orders = countRequests(page, '/initiate-paystack-order');
    await panel(page).getByRole('button', { name: 'Send Flowers' }).dblclick();
    await expect(panel(page).getByRole('button', { name: 'Processing...' })).toBeVisible();
    await pressInPopup(page, 'Close');
    await expect(panel(page)).toContainText('Payment process was cancelled.');
    await expect(panel(page).getByRole('button', { name: 'Send Flowers' })).toBeEnabled();
    expect(orders()).toBe(1);
  });

  test('appear even if the tab is closed after the payment', async ({
    page,
    context,
    browser,
    request,
  }) => {
    await logInAsSender(context);
    const message = newMessage();
    await openPanel(page);
    await panel(page).getByLabel('Message').fill(message);
    await panel(page).getByLabel('Do not show my name').check();
    const orderResponse = page.waitForResponse('**/initiate-paystack-order');
    const popupResponse = page.waitForResponse('**/popup/begin');
    await send(page);
    const { orderId } = z.object({ orderId: z.string() }).parse(await (await orderResponse).json());
    const popupAnswer = await popupResponse;
    const { accessCode } = z.object({ accessCode: z.string() }).parse(await popupAnswer.json());

    const phone = await (await browser.newContext()).newPage();
    await logInAsSender(phone.context());
    await phone.goto(`/flower-payment/success?order_id=${orderId}`);
    await expect(
      phone.getByRole('heading', { name: 'Processing Your Flower Tribute' }),
    ).toBeVisible();

    await request.post(new URL('/popup/pay', popupAnswer.url()).href, { data: { accessCode } });
    await page.goto('about:blank');
    await expect.poll(() => sendersOf(request, memorialId, message)).toEqual(['Anonymous']);
    await phone.waitForURL(atTribute(memorialId));
    await phone.goto(`/flower-payment/success?order_id=${orderId}`); // the page still redirects once the notice has arrived
    await phone.waitForURL(atTribute(memorialId));
    await expect(phone.getByRole('listitem').filter({ hasText: message })).not.toContainText(
      SENDER.name,
    );
    await phone.context().close();
  });

  test('in two tabs are one order, paid once', async ({ page, context, request }) => {
    await logInAsSender(context);
    const message = newMessage();
    const other = await context.newPage();
    const orders: string[] = [];
    for (const tab of [page, other]) {
      await openPanel(tab);
      await panel(tab).getByLabel('Message').fill(message);
      const orderResponse = tab.waitForResponse('**/initiate-paystack-order');
      await send(tab);
      const answer = z.object({ orderId: z.string() }).parse(await (await orderResponse).json());
      orders.push(answer.orderId);
      // Playwright cannot reach a frame that was still loading when its tab was covered.
      await popup(tab).getByRole('button', { name: 'Pay', exact: true }).waitFor();
    }
    expect(new Set(orders).size).toBe(1);
    await page.bringToFront();
    await pressInPopup(page, 'Pay');
    await expectTribute(page, memorialId, message);
    await other.bringToFront();
    await pressInPopup(other, 'Close');
    await expect(panel(other)).toContainText('Payment process was cancelled.');
    expect(await sendersOf(request, memorialId, message)).toEqual([SENDER.name]);
  });
});

test('when the popup does not open, the other way to pay is offered', async ({ page, context }) => {
  await logInAsSender(context);
  await page.clock.install();
  await openPanel(page);
  await page.route(POPUP_PAGE, () => undefined); // never answers
  await page.route('**/initiate-paystack-order', (route) =>
    route.fulfill({
      status: 201,
      json: { ...ORDER, popupUrl: `${process.env.E2E_SANDBOX_URL}/popup` },
    }),
  );
  await page.route('**/verify-paystack', (route) => route.fulfill({ json: { success: false } }));
  const popupRequest = page.waitForRequest(POPUP_PAGE);
  await send(page);
  await popupRequest;
  await page.clock.fastForward(LOAD_TIMEOUT_MS);
  await page.getByRole('button', { name: 'Close the payment window' }).click();
  await expect(panel(page)).toContainText(
    'Failed to start payment: The payment window did not open.',
  );
  await expect(panel(page)).toContainText('PayFast is a South African payment service.');
  await panel(page).getByRole('button', { name: 'Pay by card or EFT with PayFast' }).click();
  await expect(page.getByRole('heading', { name: 'Perennial flower tribute' })).toBeVisible();
});

test('a changed charge is shown before it is paid', async ({ page, context }) => {
  await logInAsSender(context);
  await openPanel(page);
  await page.route('**/initiate-paystack-order', (route) =>
    route.fulfill({ status: 201, json: { ...ORDER, amount: 19_000 } }),
  );
  await send(page);
  await expect(panel(page)).toContainText('The exchange rate has changed.');
  await expect(panel(page)).toContainText('about R190.00 will be charged in ZAR');
  await expect(popup(page).getByRole('button', { name: 'Close' })).toBeHidden();
});

test('the cached page names the payee, and loads no payment code before a click', async ({
  page,
}) => {
  // Each process has its own cache, and the next request may reach another process.
  const cached = async () =>
    (await page.goto(`/memorial/${memorialId}`))?.headers()['x-nextjs-cache'];
  await expect.poll(cached).toBe('HIT');
  await expect(panel(page).getByText(WHO_IS_PAID)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Send Flowers' })).toBeEnabled();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a link at the top of the page leads to the panel, also by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  await page.getByRole('link', { name: 'Gallery' }).click();
  const flowersLink = page.getByRole('link', { name: 'Send flowers' });
  await flowersLink.press('Enter');
  await expect(page).toHaveURL(`/memorial/${memorialId}#send-flowers`);
  await expect(panel(page).getByRole('heading')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Gallery' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Less' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`/memorial/${memorialId}#gallery`);
  await expect(flowersLink).toBeVisible();
});

test('a memorial that accepts no flowers has no panel', async ({ page, request }) => {
  await page.goto(`/memorial/${await memorialNamed(request, 'nansen')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Fridtjof Nansen' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Send flowers' })).toHaveCount(0);
});

async function openPanel(page: Page): Promise<void> {
  await page.goto(`/memorial/${memorialId}`);
  await expect(panel(page).getByRole('button', { name: 'Send Flowers' })).toBeEnabled();
}

const send = (page: Page) => panel(page).getByRole('button', { name: 'Send Flowers' }).click();

test('a creator turns the mails about flowers off and on again', async ({ page, context }) => {
  await logInAsSender(context);
  await page.goto('/profile');
  const checkbox = page.getByLabel('Email me when someone sends flowers');
  await expect(checkbox).toBeEnabled();
  for (const isOn of [false, true]) {
    await checkbox.setChecked(isOn);
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(checkbox).toBeChecked({ checked: isOn });
    await expect(checkbox).toBeEnabled();
  }
});
