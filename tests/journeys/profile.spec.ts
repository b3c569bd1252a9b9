import type { Browser, Page } from '@playwright/test';
import { logIn, logInAsKnownPerson, newEmail } from './support/account';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

test('a logout in one tab reaches the other tabs', async ({ page }) => {
  await logInAsKnownPerson(page);
  await page.goto('/about');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/about');
  await other.getByText('Ada', { exact: true }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('/login');

  await page.waitForURL(/\/login\?/);
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about'); // the guarded page's history entry was replaced
});

test('a guarded page closes when the session expires', async ({ page }) => {
  await logInAsKnownPerson(page);
  await page.clock.install();
  await page.goto('/profile');
  await expect(page.getByText('No memorials created yet.')).toBeVisible();
  // Before the scripts run, nothing watches the session.
  await expect(page.getByText('Ada', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out everywhere' })).toBeEnabled();
  await page.clock.runFor(24 * 60 * 60 * 1000);
  await page.waitForURL(/\/login\?/);
});

test("the profile shows the member's data and logins", async ({
  page,
  browser,
  expectAccessible,
}) => {
  const email = newEmail();
  await logInAsKnownPerson(page, email);
  const phone = await logInElsewhere(browser, email);
  await page.getByText('Ada', { exact: true }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.waitForURL('/profile');
  await expect(page.getByText('Ada Moss')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible();

  const logins = page.getByRole('listitem').filter({ hasText: 'Logged in on' });
  await expect(logins).toHaveCount(2);
  await page.getByRole('button', { name: /^End / }).click();
  await expect(logins).toHaveCount(1);
  await phone.goto('/profile');
  await phone.waitForURL(/\/login\?/);
  await logIn(phone, email);
  await phone.waitForURL('/profile');

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.waitForURL(/\/login\?/);
  await expect(page.getByText('You are logged out everywhere.')).toBeVisible();
  await phone.reload();
  await phone.waitForURL(/\/login\?/);
  await phone.context().close();
});

test('deleting the profile asks for confirmation and says what stays', async ({
  page,
  expectAccessible,
  request,
}) => {
  const email = newEmail();
  await logInAsKnownPerson(page, email);
  const token = tokenIn(await page.context().cookies());
  await page.goto('/profile');
  await page.evaluate(() => localStorage.setItem('memorialFormData', '{"name":"Nomvula"}'));
  const open = page.getByRole('button', { name: 'Delete Profile' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Delete Profile' });
  await expect(dialog).toContainText(
    'Are you sure you want to delete your profile? This action cannot be undone.',
  );
  await expect(dialog).toContainText('stay online');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();

  await open.click();
  await dialog.getByRole('button', { name: 'Delete Profile' }).click();
  await page.waitForURL(/\/login\?/);
  await expect(page.getByText('Your profile has been deleted.')).toBeVisible();
  await mailTo(email, /account was deleted/);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toEqual(['loggedOutAt']); // a time, which the forms in other tabs read
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/api/auth/profile', { headers })).status()).toBe(401);
});

/** Returns the session token, as an API client sends it. */
const tokenIn = (cookies: { name: string; value: string }[]) =>
  cookies.find(({ name }) => name === 'next-auth.session-token')?.value ?? '';

async function logInElsewhere(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/login');
  await logIn(page, email);
  await page.waitForURL('/find-memorials');
  return page;
}
