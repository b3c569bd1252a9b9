import type { Page } from '@playwright/test';
import { newAddress, signUp } from './support/account';
import {
  choosePicture,
  fillRequired,
  IDENTITY_NUMBER,
  openCreateForm,
  openStep,
  popup,
} from './support/create-form';
import { expect, test } from './support/test';
import { mailTo, paidReferences, resendWebhook } from './support/world';

const NAME = `Nomvula Dlamini ${Date.now()}`;

test('a member creates a paid memorial, and everybody finds it', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const email = newAddress();
  await signUp(page, email);
  await expectAccessible();

  await test.step('what is missing is named, and nothing typed is lost', async () => {
    await openCreateForm(page);
    await page.getByLabel('Full name').fill(NAME);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Birth date is required',
      'Place of birth is required',
      'Death date is required',
      'Description is required',
      'Identity number is required',
      'Nationality is required',
      'Primary cause of death is required',
      'Profile picture is required',
    ]);
    await expect(page.getByLabel('Full name')).toHaveValue(NAME);
    await expectAccessible();
  });

  await test.step('what was typed survives a reload', async () => {
    await fillRequired(page, NAME);
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue(NAME);
    await expect(page.getByLabel('Biography')).toHaveValue(/sang in the choir/);
  });

  await test.step('but the identity number does not stay in the browser', async () => {
    await expect(page.getByLabel('Identity number')).toHaveValue('');
    await page.getByLabel('Identity number').fill(IDENTITY_NUMBER);
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('Eshowe');
    expect(stored).not.toContain(IDENTITY_NUMBER);
  });

  await test.step('both amounts are shown before the payment', async () => {
    await openStep(page, 'Person');
    await choosePicture(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
    await expect(page.getByText('$20.00', { exact: true })).toBeVisible();
    await expect(
      page.getByText('About R370.00 will be charged to your card in ZAR.'),
    ).toBeVisible();
    await expectAccessible();
  });

  await test.step('closing the popup costs nothing', async () => {
    await page.getByRole('button', { name: 'Pay $20.00' }).click();
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Payment process was cancelled.')).toBeVisible();
  });

  await test.step('paying makes the memorial', async () => {
    await page.getByRole('button', { name: 'Pay $20.00' }).click();
    await popup(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'Memorial Created Successfully!' }),
    ).toBeVisible();
    await expectAccessible();
    const receipt = await mailTo(email, new RegExp(NAME));
    expect(receipt.text).toContain('$20.00, charged as R370.00');
  });

  await page.getByRole('link', { name: 'View Memorial' }).click();
  await expectMemorialPage(page);
  await expectAccessible();
  const address = new URL(page.url()).pathname;

  await test.step('a second webhook changes nothing', async () => {
    const references = await paidReferences(email);
    expect(references).toHaveLength(1);
    for (const reference of references) expect(await resendWebhook(reference)).toBe(200);
    await page.goto(`/find-memorials?name=${encodeURIComponent(NAME)}`);
    await expect(page.getByRole('link', { name: NAME, exact: true })).toHaveCount(1);
  });

  await test.step('somebody without a session finds it by name', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/');
    await expect(visitor.getByRole('link', { name: NAME })).toBeVisible();
    await visitor.goto('/find-memorials');
    await visitor.getByRole('searchbox', { name: 'Search by name' }).fill(NAME.toUpperCase());
    await visitor.getByRole('button', { name: 'Search', exact: true }).click();
    await visitor.getByRole('link', { name: NAME, exact: true }).click();
    await visitor.waitForURL(address);
    await expectMemorialPage(visitor);
    await visitor.context().close();
  });
});

async function expectMemorialPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByText('9 March 1948')).toBeVisible();
  await expect(page.getByText('21 July 2024')).toBeVisible();
  await expect(page.getByText('On Sundays she sang in the choir.')).toBeVisible();
  const portrait = page.getByRole('img', { name: `Portrait of ${NAME}` });
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByText(IDENTITY_NUMBER)).toHaveCount(0);
}
