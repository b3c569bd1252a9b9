import {
  expectMails,
  expectTribute,
  logInAsSender,
  memorialNamed,
  newMessage,
  openFlowerForm,
  submitToPayFast,
  WHO_IS_PAID,
} from './support/flowers';
import { expect, test } from './support/test';

const NAME = 'Āpirana Turupa Ngata';
const PRICE_IN_BOTH_CURRENCIES = '$10.00 (about R185.00 will be charged in ZAR)';

let memorialId: string;
test.beforeAll(async ({ request }) => {
  memorialId = await memorialNamed(request, 'apirana');
});

test.describe("flowers paid for on PayFast's page", () => {
  test('appear on the memorial after a declined and a successful payment', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await logInAsSender(context);
    const message = newMessage();
    await openFlowerForm(page, memorialId);
    await expect(
      page.getByRole('heading', { level: 1, name: `Send Flowers to ${NAME}'s Memorial` }),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: new RegExp(NAME) })).toBeVisible();
    await expect(page.getByText(PRICE_IN_BOTH_CURRENCIES)).toBeVisible();
    await expect(page.getByText(WHO_IS_PAID)).toBeVisible();
    await expectAccessible();

    await page.getByLabel('Tribute Amount').fill('0.5');
    await page.getByLabel('Tribute Message').fill(message);
    await page.getByRole('button', { name: 'Send Flowers' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
    await expect(page.getByLabel('Tribute Message')).toHaveValue(message);
    await page.getByLabel('Tribute Amount').fill('12.34');
    await expect(page.getByText('$12.34 (about R228.29 will be charged in ZAR)')).toBeVisible();

    await submitToPayFast(page);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('status')).toContainText('Declined');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expectTribute(page, memorialId, message);
    await expectMails(new RegExp(`lowers for ${NAME}`), message, '$12.34, charged as R228.29');
  });
});
