import { countRequests } from './support/count-requests';
import {
  atTribute,
  expectTribute,
  logInAsSender,
  memorialNamed,
  newMessage,
  openFlowerForm,
  panel,
  SENDER,
  sendersOf,
  submitToPayFast,
  WHO_IS_PAID,
} from './support/flowers';
import { expect, test } from './support/test';

const NAME = 'Āpirana Turupa Ngata';

let memorialId: string;
test.beforeAll(async ({ request }) => {
  memorialId = await memorialNamed(request, 'apirana');
});

test.describe("flowers on PayFast's page", () => {
  test('cost nothing when cancelled there, and keep what was typed', async ({
    page,
    context,
    request,
    expectAccessible,
  }) => {
    await logInAsSender(context);
    const message = newMessage();
    await page.goto(`/memorial/${memorialId}`);
    await panel(page).getByLabel('Message').fill(message);
    const orders = countRequests(page, '/create-payfast-payment');
    await panel(page).getByRole('button', { name: 'Pay by card or EFT with PayFast' }).dblclick();
    await expect(page.getByText('ZAR 185.00')).toBeVisible();
    expect(orders()).toBe(1);

    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(`/flower-payment/cancel?memorial_id=${memorialId}`);
    await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
    await expect(page.getByText('Your flower tribute was not processed.')).toBeVisible();
    await expect(page.getByText('Nothing was charged.')).toBeVisible();
    await expect(page.getByRole('img', { name: new RegExp(NAME) })).toBeVisible();
    await expectAccessible();
    const backLink = page.getByRole('link', { name: 'Back to the memorial' });
    await expect(backLink).toHaveAttribute('href', `/memorial/${memorialId}`);
    await page.getByRole('link', { name: 'Back to the flowers' }).click();
    await page.waitForURL(`/memorial/${memorialId}#send-flowers`);
    await expect(panel(page)).toBeInViewport();
    await expect(panel(page).getByLabel('Message')).toHaveValue(message);
    await openFlowerForm(page, memorialId);
    await expect(page.getByLabel('Tribute Message')).toHaveValue(message);
    expect(await sendersOf(request, memorialId, message)).toEqual([]);
  });

  test('appear even if the tab is closed before the return', async ({
    page,
    context,
    browser,
    request,
  }) => {
    await logInAsSender(context);
    const message = newMessage();
    await openFlowerForm(page, memorialId);
    await page.getByLabel('Tribute Message').fill(message);
    await page.getByLabel('Do not show my name').check();
    const orderId = await submitToPayFast(page);

    const phone = await (await browser.newContext()).newPage();
    await logInAsSender(phone.context());
    await phone.goto(`/flower-payment/success?order_id=${orderId}`);
    const waitingHeading = phone.getByRole('heading', { name: 'Processing Your Flower Tribute' });
    await expect(waitingHeading).toBeVisible();
    await request.post(`${page.url()}/pay`, { maxRedirects: 0 });
    await page.close();
    await expect.poll(() => sendersOf(request, memorialId, message)).toEqual(['Anonymous']);
    await phone.waitForURL(atTribute(memorialId));
    await phone.context().close();
  });

  test('in two tabs are one order, paid once', async ({ page, context, request }) => {
    await logInAsSender(context);
    const message = newMessage();
    const other = await context.newPage();
    const orders = new Set<string>();
    for (const tab of [page, other]) {
      await openFlowerForm(tab, memorialId);
      await tab.getByLabel('Tribute Message').fill(message);
      orders.add(await submitToPayFast(tab));
    }
    expect(orders.size).toBe(1);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expectTribute(page, memorialId, message);
    await other.getByRole('button', { name: 'Cancel' }).click();
    await other.waitForURL(/\/flower-payment\/cancel/);
    expect(await sendersOf(request, memorialId, message)).toEqual([SENDER.name]);
  });

  test('can be paid for from the page that asks for a login, starting at 10 dollars', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await page.goto(`/flower-payment/${memorialId}`);
    await expect(page.getByText('Please log in to send flowers')).toBeVisible();
    await expectAccessible();
    const login = page.getByRole('main').getByRole('link', { name: 'Login' });
    await expect(login).toHaveAttribute('href', new RegExp(encodeURIComponent(memorialId)));

    await logInAsSender(context);
    const message = newMessage();
    await page.reload();
    await expect(page.getByLabel('Tribute Amount')).toHaveValue('10');
    await expect(page.getByText(WHO_IS_PAID)).toBeVisible();
    await page.getByLabel('Tribute Message').fill(message);
    await page.getByLabel('Tribute Message').press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send Flowers' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
    await expectTribute(page, memorialId, message);
  });
});
