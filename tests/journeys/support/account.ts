import { hash } from '@node-rs/argon2';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { newId } from '@/lib/platform/ids/public-id';
import { inDatabase, resetLoginLimits } from './database';
import { expect } from './test';
import { codeFor, MAIL_MS } from './world';

export const PASSWORD = 'Evergreen-1!';

/** Returns an address that no account has yet. */
export const newEmail = () => `person-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`;

/** Signs up through the pages, with the code from the mail. Ends on /find-memorials. */
export async function signUp(page: Page, email: string): Promise<void> {
  await register(page, email);
  const boxes = page.getByRole('textbox', { name: /digit/i });
  await expect(boxes).toHaveCount(6);
  await boxes.first().pressSequentially(await codeFor(email));
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await page.waitForURL('/find-memorials');
}

/** Creates an account in the database and gives this browser its session. Opens no page, so local storage is empty. */
export async function logInAsNewPerson(page: Page, email = newEmail()): Promise<void> {
  await openAccount(page, email);
}

/** Like logInAsNewPerson, but local storage names the person, as after the login form. Ends on /find-memorials. */
export async function logInAsKnownPerson(page: Page, email = newEmail()): Promise<void> {
  const { user, tokenExpiresAt } = await openAccount(page, email);
  await page.goto('/about');
  const stored = { user: JSON.stringify(user), tokenExpiresAt: String(tokenExpiresAt) };
  await page.evaluate((items) => Object.assign(localStorage, items), stored);
  await page.goto('/find-memorials');
}

const loginResponse = z.object({
  user: z.object({ id: z.string() }).loose(),
  tokenExpiresAt: z.number(),
});

async function openAccount(page: Page, email: string): Promise<z.output<typeof loginResponse>> {
  const passwordHash = await hash(PASSWORD);
  await inDatabase((sql) =>
    sql.query(
      `INSERT INTO users (id, email, "passwordHash", "firstName", "lastName", "emailVerifiedAt")
       VALUES ($1, $2, $3, 'Ada', 'Moss', now())`,
      [newId(), email, passwordHash],
    ),
  );
  await resetLoginLimits();
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password: PASSWORD },
  });
  expect(answer.status()).toBe(200);
  return loginResponse.parse(await answer.json());
}

/** Sends the sign-up form and waits until the page asks for the code. */
export async function register(page: Page, email: string): Promise<void> {
  await sendSignUp(page, email);
  await expect(page.getByRole('button', { name: 'Verify Email' })).toBeVisible();
}

/**
 * Fills in and submits the sign-up form without waiting for the answer. All journeys share one IP address and
 * together exceed its hourly limit of sign-ups (lib/platform/http/limits.ts), so this resets the limit.
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

/** Submits the login form. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Waits for a newer code than `earlier` and returns it. */
export async function codeAfter(email: string, earlier: string): Promise<string> {
  let code = earlier;
  await expect
    .poll(async () => (code = await codeFor(email)), { timeout: MAIL_MS })
    .not.toBe(earlier);
  return code;
}
