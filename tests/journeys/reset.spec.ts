import type { Page } from '@playwright/test';
import { codeAfter, logIn, logInAsNewPerson, newEmail, PASSWORD } from './support/account';
import { expect, test } from './support/test';
import { codeFor, mailTo } from './support/world';

const NEW_PASSWORD = 'violets in spring';
test.use({ allowsRefusals: true });

test('a person resets the password despite a lockout', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const email = newEmail();
  await logInAsNewPerson(page, email);
  const person = await (await browser.newContext()).newPage();

  await test.step('the login page links to the form', async () => {
    await person.goto('/login');
    await person.getByRole('link', { name: 'Forgot Password' }).click();
    await person.waitForURL('/forgot-password');
    await person.getByRole('button', { name: 'Send Reset Instructions' }).click();
    await expect(person.getByRole('link', { name: 'Invalid email format' })).toBeVisible();
    await person.getByLabel('Email').fill(email);
    await person.getByRole('button', { name: 'Send Reset Instructions' }).click();
    await person.waitForURL(/\/reset-password\?/);
  });

  const code = await codeFor(email);
  await test.step('an invalid password costs no attempt', async () => {
    await reset(person, code, 'short');
    const tooShort = 'Password must be at least 6 characters long';
    await expect(person.getByRole('link', { name: tooShort })).toBeVisible();
    await reset(person, code, NEW_PASSWORD, 'violets');
    await expect(person.getByRole('link', { name: 'Passwords do not match' })).toBeVisible();
    await expect(person.getByText('attempt(s) remaining')).toHaveCount(0);
  });

  await test.step('three wrong codes lock the form, and a new code unlocks it', async () => {
    const wrong = code === '000000' ? '111111' : '000000';
    await reset(person, wrong, NEW_PASSWORD);
    await expect(person.getByText('2 attempt(s) remaining')).toBeVisible();
    await reset(person, wrong, NEW_PASSWORD);
    await expect(person.getByText('1 attempt(s) remaining')).toBeVisible();
    await reset(person, wrong, NEW_PASSWORD);
    const alert = person.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(alert).toContainText('Too many failed attempts. Please try again later.');
    await expect(person.getByText(/Try again in 1[45]:\d\d/)).toBeVisible();
    for (const field of fields(person)) await expect(field).toBeDisabled();
    await expect(person.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
    await person.getByRole('button', { name: 'Resend code', exact: true }).click();
    await expect(person.getByText('A new code has been sent.')).toBeVisible();
    await expect(alert).toHaveCount(0);
    const countdown = person.getByRole('button', { name: /^Resend code in \d+s$/ });
    await expect(countdown).toBeDisabled();
    await expect(countdown).toBeFocused();
    await reset(person, await codeAfter(email, code), NEW_PASSWORD);
  });

  await test.step('only the new password works, and other devices are logged out', async () => {
    await person.waitForURL(/\/login\?/);
    const successMessage =
      'Password has been reset successfully. Please login with your new password.';
    await expect(person.getByText(successMessage)).toBeVisible();
    await expect(person.getByLabel('Email')).toHaveValue(email);
    await mailTo(email, /password was changed/);
    await logIn(person, email, PASSWORD);
    await expect(person.getByRole('alert').getByText('Invalid email or password')).toBeVisible();
    await logIn(person, email, NEW_PASSWORD);
    await person.waitForURL('/find-memorials');
    await page.goto('/profile');
    await page.waitForURL(/\/login\?/);
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expectAccessible();
  });
  await person.context().close();
});

const fields = (page: Page) => [
  page.getByLabel('6-digit code'),
  page.getByLabel('New Password', { exact: true }),
  page.getByLabel('Confirm Password', { exact: true }),
];

async function reset(page: Page, code: string, password: string, confirmation = password) {
  const texts = [code, password, confirmation];
  for (const [at, field] of fields(page).entries()) await field.fill(texts[at] ?? '');
  await page.getByRole('button', { name: 'Reset Password' }).click();
}
