import type { Page } from '@playwright/test';
import { logIn, newEmail, PASSWORD, register, sendSignUp } from './support/account';
import { expect, test } from './support/test';
import { codeFor } from './support/world';

test.use({ allowsRefusals: true });

test('a person signs up despite every possible mistake', async ({ page, expectAccessible }) => {
  const email = newEmail();

  await test.step('all errors are listed at once, and what was typed is kept', async () => {
    await page.goto('/signup');
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Email Address').fill('ada');
    await page.getByLabel('Password', { exact: true }).fill('evergreen');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'First and last names are required',
      'Invalid email format',
      'Password does not meet complexity requirements',
      'Passwords do not match',
    ]);
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await expectAccessible();
  });

  await test.step('the password can be shown, and its rules are ticked off', async () => {
    const password = page.getByLabel('Password', { exact: true });
    await expect(page.getByText('A lowercase letter, done')).toBeVisible();
    await page.getByRole('button', { name: 'Show password', exact: true }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await password.fill(PASSWORD);
    await expect(page.getByText(/, done$/)).toHaveCount(5);
  });

  await test.step('the focus moves through the digits of the code while typing and erasing', async () => {
    await register(page, email);
    const boxes = page.getByRole('textbox', { name: /digit/i });
    await expect(boxes.first()).toHaveAttribute('autocomplete', 'one-time-code');
    await boxes.first().pressSequentially('12');
    await expect(boxes.nth(2)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(boxes.nth(1)).toBeFocused();
    await expect(boxes.nth(1)).toHaveValue('');
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(
      page.getByRole('link', { name: 'Please enter the complete verification code' }),
    ).toBeVisible();
  });

  await test.step('a wrong code counts as an attempt, and the right one can be pasted', async () => {
    const code = await codeFor(email);
    await paste(page, code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(page.getByText('2 attempt(s) remaining')).toBeVisible();
    await expectAccessible();
    await paste(page, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await page.waitForURL('/find-memorials');
  });

  await test.step('an address that is in use is refused with the text from the specification', async () => {
    await page.context().clearCookies();
    await sendSignUp(page, email);
    const message = 'This email is already registered. Please login or use a different email.';
    await expect(page.getByRole('link', { name: message })).toBeVisible();
  });
});

test('a login before the address is verified leads to the page that asks for the code', async ({
  page,
}) => {
  const email = newEmail();
  await register(page, email);
  await page.goto('/login?from=/create-memorial');
  await logIn(page, email, 'Evergreen-2!');
  await expect(page.getByRole('alert').getByText('Invalid email or password')).toBeVisible();
  await logIn(page, email);
  await page.waitForURL(/\/verify-email\?/);
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await page.getByLabel('Verification Code').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await page.waitForURL(/\/login\?/);
  await expect(page.getByText('Email verified successfully. Please login.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await logIn(page, email);
  await page.waitForURL('/create-memorial');
});

/** Pastes a text into the first box, as from a mail. */
async function paste(page: Page, text: string): Promise<void> {
  const first = page.getByRole('textbox', { name: 'Digit 1 of 6' });
  await first.evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}
