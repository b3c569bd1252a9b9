import { demoAccounts } from '../../prisma/demo/accounts';
import { expect, test } from './support/test';

const [member] = demoAccounts.filter(({ role }) => role === 'member');

test('a login is seen in a tab that was open before it', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about');
  await page.goto('/login');
  await page.getByLabel('Email').fill(member?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(member?.password ?? '');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('/find-memorials');
  for (const tab of [page, other])
    await expect(tab.getByText('Ada', { exact: true })).toBeVisible();
});
