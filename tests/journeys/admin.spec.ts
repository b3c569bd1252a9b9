import type { Page } from '@playwright/test';
import { logInAsNewPerson, newEmail } from './support/account';
import { addPeople, auditEntryOf, openAsAdmin, setRole } from './support/admin-data';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

test.use({ allowsRefusals: true });

const rows = (page: Page, list: string) =>
  page.getByRole('table', { name: list, exact: true }).locator('tbody tr');

test('search, sorting and page of the users are in the address, and Back returns to them', async ({
  page,
}) => {
  await addPeople('Addresson', 12);
  await openAsAdmin(page, '/admin/users?search=addresson');
  await expect(rows(page, 'Users')).toHaveCount(10);
  await expect(rows(page, 'Users').first()).toContainText('Person12');
  await page.getByRole('link', { name: 'Joined' }).click();
  await page.waitForURL(/sortBy=createdAt&sortOrder=asc/);
  await expect(rows(page, 'Users').first()).toContainText('Person1');
  await expect(page.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('link', { name: 'Next' }).press('Enter');
  await page.waitForURL(/page=2/);
  await expect(rows(page, 'Users')).toHaveCount(2);
  await page.goBack();
  await expect(rows(page, 'Users')).toHaveCount(10);
  await page.goBack();
  await expect(rows(page, 'Users').first()).toContainText('Person12');
  await page.goto('/admin/users?search=addresson&page=9');
  await page.waitForURL(/page=2/); // a page beyond the end
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page.getByLabel('Search users')).toHaveValue('');
});

test('deleting a user asks for confirmation with their name and says what is kept', async ({
  page,
  expectAccessible,
}) => {
  const email = await addPeople('Leavingson', 1);
  await openAsAdmin(page, '/admin/users?search=leavingson');
  const open = page.getByRole('button', { name: 'Delete Person1 Leavingson' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Delete user' });
  await expect(dialog).toContainText(
    `Delete the account of Person1 Leavingson (${email})? This action cannot be undone.`,
  );
  await expect(dialog).toContainText('What stays');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  await open.press('Enter');
  const deleteRequest = page.waitForRequest('**/api/admin/users/*');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The account of Person1 Leavingson has been deleted.')).toBeVisible();
  await expect(page.getByText('No users match this search.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeFocused();
  await mailTo(email, /account was deleted/);
  await page.getByRole('link', { name: 'Audit trail' }).click();
  const entry = auditEntryOf(page, await deleteRequest);
  await expect(entry).toContainText('Deleted a user');
  await expect(entry).toContainText('Root Keeper');
});

test('an admin who loses the role sees an error, then is redirected home', async ({ page }) => {
  const email = newEmail();
  await logInAsNewPerson(page, email);
  await setRole(email, 'admin');
  await addPeople('Untouchedson', 1);
  await page.goto('/admin/users?search=untouchedson');
  await setRole(email, 'member');
  await page.getByRole('button', { name: 'Delete Person1 Untouchedson' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete user' });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Access Denied');
  await expect(dialog.getByRole('alert')).toContainText(
    'You need admin privileges to access this page.',
  );
  await dialog.getByRole('link', { name: 'Go to Homepage' }).click();
  await page.waitForURL('/');
  await page.goto('/admin/users');
  await page.waitForURL('/');
});
