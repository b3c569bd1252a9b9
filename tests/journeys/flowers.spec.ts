import type { Page } from '@playwright/test';
import { logIn } from './support/account';
import { popup, pressInPopup } from './support/create-form';
import {
  expectMails,
  expectTribute,
  logInAsSender,
  memorialNamed,
  newMessage,
  panel,
  SENDER,
  yourFlowers,
} from './support/flowers';
import { expect, test } from './support/test';

const NAME = 'Chiquinha Gonzaga';
const SUGGESTED = '$10.00 (about R185.00 will be charged in ZAR)';

let memorialId: string;
test.beforeAll(async ({ request }) => {
  memorialId = await memorialNamed(request, NAME);
});

test.describe('flowers from the memorial page', () => {
  test('are declined, then paid by keyboard alone, and appear on the page', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await logInAsSender(context);
    const message = newMessage();
    await openPanel(page);
    await expect(panel(page)).toContainText(SUGGESTED);
    await panel(page).getByRole('button', { name: 'Less' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter'); // at the minimum, the button is inactive but keeps the focus
    await expect(panel(page)).toContainText('$5.00 (about R92.50 will be charged in ZAR)');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(panel(page)).toContainText('$15.00 (about R277.50 will be charged in ZAR)');
    await page.keyboard.press('Tab');
    await page.keyboard.type(message);
    await page.keyboard.press('Tab');
    await expect(panel(page).getByLabel('Do not show my name')).toBeFocused();
    await page.keyboard.press('Tab');
    await expectAccessible();
    await page.keyboard.press('Enter');
    await expect(popup(page).getByRole('button', { name: 'Pay', exact: true })).toBeFocused();
    await pressInPopup(page, 'Decline');
    await expect(popup(page).getByRole('status')).toContainText(/declined/i);
    await expect(panel(page).getByRole('button', { name: 'Processing...' })).toBeVisible();
    await pressInPopup(page, 'Pay');
    await expectTribute(page, memorialId, message);
    await expectMails(new RegExp(`lowers for ${NAME}`), message, '$15.00, charged as R277.50');

    await page.reload();
    await expect(yourFlowers(page)).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
    await page.waitForURL('/terms_and_conditions');
    await page.goBack();
    await expect(yourFlowers(page)).toHaveCount(1);
    const shared = page.url().split('#')[0] ?? '';
    await page.goBack();
    await expect(page, 'Back skips the return page').not.toHaveURL(/flower-payment/);
    await page.goto(shared);
    await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible();
    await expect(yourFlowers(page), 'the shared address shows no note').toHaveCount(0);
  });
});

test.describe('without a login', () => {
  test.use({ allowsRefusals: true });

  test('typed text is kept for the person who logs in', async ({ page }) => {
    const message = newMessage();
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'More' }).click();
    await panel(page).getByLabel('Message').fill(message);
    await panel(page).getByLabel('Do not show my name').check();
    await send(page);
    await page.waitForURL(/\/login\?/);
    await expect(page.getByText('Please log in to send flowers')).toBeVisible();
    await logIn(page, SENDER.email, 'Ben-waters-3-lilies');
    await page.waitForURL(`/memorial/${memorialId}#send-flowers`);
    await expect(panel(page)).toBeInViewport();
    await expect(panel(page).getByLabel('Message')).toHaveValue(message);
    await expect(panel(page).getByLabel('Do not show my name')).toBeChecked();
    await expect(panel(page)).toContainText('$15.00');

    await page.getByText('Ben', { exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('/login');
    await openPanel(page);
    await expect(panel(page).getByLabel('Message')).toHaveValue('');
  });
});

async function openPanel(page: Page): Promise<void> {
  await page.goto(`/memorial/${memorialId}`);
  await expect(panel(page).getByRole('button', { name: 'Send Flowers' })).toBeEnabled();
}

const send = (page: Page) => panel(page).getByRole('button', { name: 'Send Flowers' }).click();
