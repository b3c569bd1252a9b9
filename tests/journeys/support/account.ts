import { hash } from '@node-rs/argon2';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { newId } from '@/lib/platform/ids/public-id';
import { forgetLogins, inDatabase } from './database';
import { expect } from './test';
import { codeFor, MAIL_MS } from './world';

export const PASSWORD = 'Evergreen-1!';

/** Returns an address that nobody has used before. */
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

/**
 * Creates an account in the database and a session for this page, for journeys that begin with somebody
 * logged in. Opens no page, so that the browser has stored nothing about the person yet.
 */
export async function enterAsNewPerson(page: Page, email = newAddress()): Promise<void> {
  await openAccount(page, email);
}

/** The same for a browser that has stored who is logged in, as after the login form. Ends on /find-memorials. */
export async function enterAsKnownPerson(page: Page, email = newAddress()): Promise<void> {
  const { user, tokenExpiresAt } = await openAccount(page, email);
  await page.goto('/about');
  const stored = { user: JSON.stringify(user), tokenExpiresAt: String(tokenExpiresAt) };
  await page.evaluate((items) => Object.assign(localStorage, items), stored);
  await page.goto('/find-memorials');
}

const answered = z.object({
  user: z.object({ id: z.string() }).loose(),
  tokenExpiresAt: z.number(),
});

async function openAccount(page: Page, email: string): Promise<z.output<typeof answered>> {
  const passwordHash = await hash(PASSWORD);
  await inDatabase((sql) =>
    sql.query(
      `INSERT INTO users (id, email, "passwordHash", "firstName", "lastName", "emailVerifiedAt")
       VALUES ($1, $2, $3, 'Ada', 'Moss', now())`,
      [newId(), email, passwordHash],
    ),
  );
  await forgetLogins();
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password: PASSWORD },
  });
  expect(answer.status()).toBe(200);
  return answered.parse(await answer.json());
}

/** The first step of the sign-up; ends where the code is asked for. */
export async function register(page: Page, email: string): Promise<void> {
  await sendSignUp(page, email);
  await expect(page.getByRole('button', { name: 'Verify Email' })).toBeVisible();
}

/**
 * Fills the sign-up form and presses its button, whatever the answer is. The journeys are many people at
 * one address, more than may sign up there in an hour (lib/platform/http/limits.ts): each is the first of theirs.
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

/** Returns the code that was mailed after `earlier`. */
export async function codeAfter(email: string, earlier: string): Promise<string> {
  let code = earlier;
  await expect
    .poll(async () => (code = await codeFor(email)), { timeout: MAIL_MS })
    .not.toBe(earlier);
  return code;
}
