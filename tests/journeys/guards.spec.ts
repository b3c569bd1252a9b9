import { demoAccounts } from '../../prisma/demo/accounts';
import { logInAsKnownPerson, newEmail, PASSWORD } from './support/account';
import { expect, test } from './support/test';

const LOGIN_NOTICE = 'Please log in to create a memorial.';

test('a guarded page redirects visitors to the login and back', async ({ page, request }) => {
  const answer = await request.get('/create-memorial', { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers()['cache-control']).toBe('no-store');

  const email = newEmail();
  await logInAsKnownPerson(page, email);
  await page.context().clearCookies();
  await page.goto('/create-memorial');
  await expect(page.getByText(LOGIN_NOTICE)).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('/create-memorial');
});

test('logging out ends the session for good', async ({ page, request }) => {
  await logInAsKnownPerson(page);
  const cookies = await page.context().cookies();
  const session = cookies.find((cookie) => cookie.name === 'next-auth.session-token');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('session-token');

  await page.getByText('Ada', { exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/login');
  const replay = await request.post('/api/payments/initiate-memorial-order', {
    headers: { authorization: `Bearer ${session?.value}` },
    data: {},
  });
  expect(replay.status()).toBe(401);
});

test('only admins open the dashboard: visitors go to the login, members to the home page', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page.getByText('Authentication required. Please log in.')).toBeVisible();

  await logInAsKnownPerson(page);
  await page.goto('/admin');
  await page.waitForURL('/');
  await expect(page.getByText('You need admin privileges to access this page.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You need admin privileges')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto('/login');
  const admin = demoAccounts.find(({ role }) => role === 'admin');
  await page.getByLabel('Email').fill(admin?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(admin?.password ?? '');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('/find-memorials');
  await page.getByRole('link', { name: 'Admin Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByText('Total memorials')).toBeVisible();
});
