import type { BrowserContext, Page } from '@playwright/test';
import { logInAsNewPerson, newEmail } from './support/account';
import { openStep, pressInPopup } from './support/create-form';
import { continueToPayment, openPayment, openPopup } from './support/memorial-payment';
import { expect, test } from './support/test';
import { paidReferences } from './support/world';

const KEY = 'memorialFormData';

test('a form that is sent repeatedly creates one draft and one order', async ({ page }) => {
  await logInAsNewPerson(page);
  const first = await openPayment(page, 'Nomvula Dlamini');

  await test.step('the stored picture is shown when the person comes back', async () => {
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await openStep(page, 'Person');
    await expect(page.getByRole('img', { name: 'Your chosen picture' })).toBeVisible();
    await expect(page.getByText('Your picture is saved.')).toBeVisible();
    expect(await continueToPayment(page)).toBe(first);
  });

  await test.step('after a reload, picture and order are reused', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Options' })).toBeVisible();
    await openStep(page, 'Person');
    await expect(page.getByText('Your picture is saved.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Your chosen picture' })).toBeVisible();
    await openStep(page, 'Origin');
    await page.getByLabel('Identity number').fill('4803090000000');
    expect(await continueToPayment(page)).toBe(first);
  });
});

test('a memorial is paid for once, whatever the browser has stored', async ({ page, context }) => {
  const email = newEmail();
  await logInAsNewPerson(page, email);
  const order = await openPayment(page, 'Nomvula Dlamini');
  const storedForm = await page.evaluate((key) => localStorage.getItem(key) ?? '', KEY);

  await test.step('closing the popup after the payment does not cancel it', async () => {
    const charge = await openPopup(page);
    await charge();
    await pressInPopup(page, 'Close');
    const title = page.getByRole('heading', { name: 'Memorial Created Successfully!' });
    await expect(title).toBeVisible();
    await expectDeleted(page); // the page's scripts delete the stored form once the memorial exists
  });

  await test.step('a form that was paid for is not offered again', async () => {
    await page.goto('/about'); // the return page's scripts would delete the stored form again
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      KEY,
      storedForm,
    ] as const);
    await page.goto('/create-memorial');
    await expect(page.getByText('This memorial has already been paid for.')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await expect(page.getByLabel('Full name')).toBeEnabled();
    await page.getByRole('link', { name: 'View order status' }).click();
    await page.waitForURL(`/memorial-payment/success?order_id=${order}`);
  });

  await test.step('sending a form that was paid for leads to the memorial', async () => {
    const record = { ...JSON.parse(storedForm), saved: [] };
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      KEY,
      JSON.stringify(record),
    ] as const);
    await sendFromAnotherTab(context);
    expect(await paidReferences(email)).toHaveLength(1);
  });
});

/** Uses another page, because the browser logs the server's 409 as a console error. */
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
