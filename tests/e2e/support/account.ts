import type { Page } from '@playwright/test';
import { inDatabase } from './database';
import { expect } from './test';
import { codeFor } from './world';

export const PASSWORD = 'Evergreen-1!';

/** An address nobody used before. */
export const newAddress = () =>
  `person-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`;

/** Signs up as a person would, with the code read in the mail inbox. Ends on /find-memorials. */
export async function signUp(page: Page, email: string): Promise<void> {
  await register(page, email);
  const boxes = page.getByRole('textbox', { name: /digit/i });
  await expect(boxes).toHaveCount(6);
  await boxes.first().pressSequentially(await codeFor(email));
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await page.waitForURL('/find-memorials');
}

/** The first step of the sign-up; ends where the code is asked for. */
export async function register(page: Page, email: string): Promise<void> {
  await sendSignUp(page, email);
  await expect(page.getByRole('button', { name: 'Verify Email' })).toBeVisible();
}

/**
 * Fills the sign-up form and presses its button, whatever the answer is. The journeys are many people at
 * one address, more than may sign up there in an hour (lib/http/limits.ts): each is the first of theirs.
 */
export async function sendSignUp(page: Page, email: string): Promise<void> {
  await inDatabase((sql) => sql.query(`DELETE FROM rate_limits WHERE name = 'register'`));
  await page.goto('/signup');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Moss');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Types into the login form and presses its button. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** The code that was mailed after `earlier`. */
export async function codeAfter(email: string, earlier: string): Promise<string> {
  let code = earlier;
  await expect.poll(async () => (code = await codeFor(email))).not.toBe(earlier);
  return code;
}
