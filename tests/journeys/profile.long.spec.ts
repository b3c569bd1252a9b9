import { logInAsKnownPerson, newEmail, PASSWORD } from './support/account';
import { expectToFit } from './support/expect-to-fit';
import { addKeeper } from './support/invitations';
import { paidMemorial } from './support/paid-memorial';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

test('an owner who deletes their profile transfers one memorial and deletes another', async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const email = newEmail();
  await logInAsKnownPerson(page, email);
  const token = tokenIn(await page.context().cookies());
  const transferredId = await paidMemorial(request, token, { name: 'Nomvula Dube' });
  const deletedId = await paidMemorial(request, token, { name: 'Themba Dube' });
  await addKeeper(transferredId, 'ben@perennial.example');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Profile' });
  await expect(dialog).toContainText('Pages that you own: 2. What should happen to them?');
  await dialog.getByLabel('All of them').selectOption('Delete it');
  await expect(dialog.getByLabel('Nomvula Dube')).toHaveValue('delete');
  await dialog.getByLabel('Nomvula Dube').selectOption('Ask Ben Okafor to be the owner');
  await expect(dialog.getByLabel('Themba Dube')).toHaveValue('delete');
  await expectToFit(page, 'the dialog that deletes a profile', expectAccessible);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete Profile' }).click();
  await page.waitForURL(/\/login\?/);
  expect((await request.get(`/api/memorials/${deletedId}`)).status()).toBe(404);
  expect((await request.get(`/api/memorials/${transferredId}`)).status()).toBe(200);
  const questionSubject = /Will you be the owner of the memorial of Nomvula Dube\?/;
  // The job that sends the question polls twice a minute.
  await expect(() => mailTo('ben@perennial.example', questionSubject)).toPass({ timeout: 45_000 });
});

/** Returns the session token, as an API client sends it. */
const tokenIn = (cookies: { name: string; value: string }[]) =>
  cookies.find(({ name }) => name === 'next-auth.session-token')?.value ?? '';
