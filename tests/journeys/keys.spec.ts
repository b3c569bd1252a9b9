import type { Page } from '@playwright/test';
import { logInAsKnownPerson, newEmail, PASSWORD } from './support/account';
import { expectToFit } from './support/expect-to-fit';
import { paidMemorial } from './support/paid-memorial';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

const keysSection = (page: Page) => page.getByRole('region', { name: 'API keys' });
const asProgram = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test.use({ allowsRefusals: true }); // a wrong password is refused

test('a person creates a key, a program uses it, and the person revokes it', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = newEmail();
  await logInAsKnownPerson(page, email);
  const session = await sessionOf(page);
  const id = await paidMemorial(request, session, { name: `Key ${Date.now()}`, isPublic: false });
  await page.goto('/profile');
  const keys = keysSection(page);
  await expect(keys.getByText('You have no API keys.')).toBeVisible();
  await expect(keys.getByRole('button', { name: 'Create key' })).toBeEnabled();

  await test.step('by keyboard, with errors at the fields', async () => {
    await tabTo(page, keys.getByRole('button', { name: 'Create key' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create key' });
    await expect(dialog).toBeVisible();
    await expectToFit(page, 'the form of a key', expectAccessible, [390, 1280]);
    await page.setViewportSize({ width: 390, height: 800 });
    await tabTo(page, dialog.getByLabel('What is it for?'));
    await page.keyboard.type('Tide log');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const summary = dialog.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Please choose what the key may do.',
      'Password is required',
    ]);
    await summary.getByRole('link', { name: 'Please choose what the key may do.' }).click();
    await expect(dialog.getByRole('group', { name: 'The key may' })).toBeFocused();
    await tabTo(page, dialog.getByLabel('read my memorials'));
    await page.keyboard.press('Space');
    await dialog.getByLabel('Your password').fill('Evergreen-2!');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await expect(dialog.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Create key' }).click();
  });

  const keyDialog = page.getByRole('dialog', { name: 'Your new key' });
  await expect(keyDialog.getByText('Copy it now. We keep only its fingerprint.')).toBeVisible();
  await expectToFit(page, 'a new key', expectAccessible, [390, 1280]);
  await keyDialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(keyDialog.getByText('Copied', { exact: true })).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^prn_\w{38}$/);
  await keyDialog.getByRole('button', { name: 'I have copied it' }).click();
  await expect(keys.getByText('Tide log', { exact: true }).first()).toBeVisible();
  await expect(keys.getByText('Not used yet')).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  const { text } = await mailTo(email, /An API key/);
  expect(text).toContain('“Tide log”');
  expect(text).not.toContain(token.slice(4));

  await test.step('the program can do what its scopes allow, and nothing else', async () => {
    const read = await request.get(`/api/memorials/${id}`, asProgram(token));
    expect(read.status()).toBe(200);
    expect(read.headers()['ratelimit-policy']).toBe('"key";q=600;w=60');
    expect(read.headers()['cache-control']).toContain('no-store');
    const change = { ...asProgram(token), data: { religion: 'Changed' } };
    const refusal = await request.put(`/api/memorials/${id}`, change);
    expect(await refusal.json()).toMatchObject({ code: 'forbidden', scope: 'memorials:write' });
    for (const forbiddenPath of ['/api/auth/profile', '/api/auth/tokens', '/api/auth/my-data'])
      expect((await request.get(forbiddenPath, asProgram(token))).status()).toBe(403);
    const pageAnswer = await request.get('/profile', { ...asProgram(token), maxRedirects: 0 });
    expect(pageAnswer.status()).toBe(307);
    expect((await request.get(`/memorial/${id}`, asProgram(token))).status()).toBe(404);
  });

  await page.reload();
  await expect(keys.getByText(/^Last used on .+ UTC/)).toBeVisible();
  await expectToFit(page, 'the profile with a key', expectAccessible, [390, 1280]);

  await keys.getByRole('button', { name: 'Revoke Tide log' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke this key?' });
  await question.getByLabel('Your password').fill(PASSWORD);
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(keys.getByText('The key has been revoked. It no longer works.')).toBeVisible();
  await expect(keys.getByText('You have no API keys.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'API keys' })).toBeFocused();
  expect((await request.get(`/api/memorials/${id}`, asProgram(token))).status()).toBe(401);
});

async function sessionOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'next-auth.session-token')?.value ?? '';
}
