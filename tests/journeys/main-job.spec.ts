import type { Page } from '@playwright/test';
import { newEmail, signUp } from './support/account';
import {
  choosePicture,
  fillRequired,
  IDENTITY_NUMBER,
  openCreateForm,
  openStep,
  popup,
  pressInPopup,
} from './support/create-form';
import { expectPicture } from './support/expect-picture';
import { expect, test } from './support/test';
import { mailTo, paidReferences, resendWebhook } from './support/world';

const NAME = `Nomvula Dlamini ${Date.now()}`;

test('a member creates a paid memorial, and everybody can find it', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const email = newEmail();
  await signUp(page, email);
  await expectAccessible();

  await test.step('missing fields are listed, and everything typed is kept', async () => {
    await openCreateForm(page);
    await expect(
      page.getByText('$20 once. Nothing more to pay later.', { exact: true }),
    ).toBeVisible();
    await page.getByLabel('Full name').fill(NAME);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    const lines = summary.getByRole('link');
    await expect(lines).toHaveText([
      'Birth date is required',
      'Place of birth is required',
      'Death date is required',
      'Description is required',
      'Profile picture is required',
    ]);
    await expect(page.getByLabel('Full name')).toHaveValue(NAME);
    await expectAccessible();
    await page.getByLabel('Place of birth').fill('Eshowe');
    await expect(lines).toHaveCount(4);
    await expect(lines.filter({ hasText: 'Place of birth' })).toHaveCount(0);
    await expect(page.getByLabel('Place of birth')).toBeFocused();
    await page.getByLabel('Place of birth').fill(''); // the error appears beside the field without moving the focus
    await expect(page.getByText('Place of birth is required')).toHaveCount(1);
    await expect(page.getByLabel('Place of birth')).toBeFocused();
    await summary.getByRole('button', { name: 'Identity and origin' }).click();
    await expect(lines).toHaveText([
      'Identity number is required',
      'Nationality is required',
      'Primary cause of death is required',
      'Please choose whether visitors may see the cause of death',
    ]);
    await expect(page.getByRole('heading', { name: 'Identity and origin' })).toBeFocused();
    await openStep(page, 'Family');
    await expect(summary).toHaveCount(0);
  });

  await test.step('Continue to payment leads to the first step with an error', async () => {
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveURL(/\?step=person$/);
  });

  await test.step('Continue leads to the last step, which has no such button', async () => {
    await openStep(page, 'Service');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Options' })).toBeFocused();
  });

  await test.step('a reload keeps what was typed', async () => {
    await fillRequired(page, NAME);
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue(NAME);
    await expect(page.getByLabel('Biography')).toHaveValue(/sang in the choir/);
  });

  await test.step('the browser does not store the identity number', async () => {
    await expect(page.getByLabel('Identity number')).toHaveValue('');
    await page.getByLabel('Identity number').fill(IDENTITY_NUMBER);
    const storedText = await page.evaluate(() => JSON.stringify(localStorage));
    expect(storedText).toContain('Eshowe');
    expect(storedText).not.toContain(IDENTITY_NUMBER);
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

  await test.step('Back leads to the form, and Forward does not pay', async () => {
    await page.goBack();
    await expect(page.getByLabel('Full name')).toHaveValue(NAME);
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Options' })).toBeFocused();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(page.getByRole('heading', { name: 'Options' })).toBeFocused();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
  });

  await test.step('closing the popup costs nothing', async () => {
    await page.getByRole('button', { name: 'Pay $20.00' }).click();
    await expect(popup(page).getByRole('button', { name: 'Close' })).toBeEnabled();
    await page.evaluate(() => window.history.back()); // has no effect until the outcome is known
    await pressInPopup(page, 'Close');
    await expect(page.getByText('Payment process was cancelled.')).toBeVisible();
  });

  await test.step('a payment creates the memorial', async () => {
    await page.getByRole('button', { name: 'Pay $20.00' }).click();
    await pressInPopup(page, 'Pay');
    await expect(
      page.getByRole('heading', { name: 'Memorial Created Successfully!' }),
    ).toBeVisible();
    await expect(page.getByText(`The page for ${NAME} is online.`)).toBeVisible();
    await expect(page.getByText(`A receipt is on its way to ${email}.`)).toBeVisible();
    await expect(page.getByRole('img', { name: `Portrait of ${NAME}` })).toBeVisible();
    const next = page.getByRole('region', { name: 'What you can do next' });
    await expect(next.getByRole('button', { name: 'Share' })).toBeEnabled();
    await expect(next.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect(next.getByRole('link', { name: 'Download SVG' })).toHaveAttribute(
      'href',
      /^\/q\//,
    );
    await expect(next.getByRole('link', { name: 'Add pictures and videos' })).toBeVisible();
    await expect(
      next.getByRole('link', { name: 'Who should keep this page after you?' }),
    ).toHaveAttribute('href', /keepers#succession$/);
    await expectAccessible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await next.getByRole('button', { name: 'Copy the address' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
    await expect(next.getByText(clipboardText, { exact: true })).toBeVisible();
    expect(clipboardText).toMatch(/\/memorial\/\w{12}$/);
    const receipt = await mailTo(email, new RegExp(NAME));
    expect(receipt.text).toContain('$20.00, charged as R370.00');
    const code = await next.getByText(/\/q\/\w{12}$/).textContent();
    expect(receipt.text).toContain(`The code for the stone leads to ${code}.`);
  });

  await page.getByRole('link', { name: 'View Memorial' }).click();
  await expectMemorialPage(page);
  await expect(page.getByText('9 March 1948')).toBeVisible();
  await expectAccessible();
  const address = new URL(page.url()).pathname;

  await test.step('a second webhook changes nothing', async () => {
    const references = await paidReferences(email);
    expect(references).toHaveLength(1);
    for (const reference of references) expect(await resendWebhook(reference)).toBe(200);
    await page.goto(`/find-memorials?name=${encodeURIComponent(NAME)}`);
    await expect(page.getByRole('link', { name: NAME, exact: true })).toHaveCount(1);
  });

  await test.step('a visitor finds the memorial by name', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/');
    await expect(visitor.getByRole('link', { name: NAME })).toBeVisible();
    await visitor.goto('/find-memorials');
    await visitor.getByRole('combobox', { name: 'Search by name' }).fill(NAME.toUpperCase());
    await visitor.getByRole('button', { name: 'Search', exact: true }).click();
    await visitor.getByRole('link', { name: NAME, exact: true }).click();
    await visitor.waitForURL(address);
    await expectMemorialPage(visitor);
    // After a recent death, visitors see only the year of birth by default.
    await expect(visitor.getByText('9 March 1948')).toHaveCount(0);
    await visitor.context().close();
  });
});

async function expectMemorialPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByText('21 July 2024')).toBeVisible();
  await expect(page.getByText('On Sundays she sang in the choir.')).toBeVisible();
  await expectPicture(page.getByRole('img', { name: `Portrait of ${NAME}` }));
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByText(IDENTITY_NUMBER)).toHaveCount(0);
}
