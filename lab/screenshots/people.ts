import type { Browser, BrowserContext } from 'playwright-core';
import { type DemoAccountName, demoAccounts } from '@/prisma/demo/accounts';

/** The cookies and storage of a logged-in person; a visitor has none. */
export type LoginState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Logs in through the form, once for all screenshots. */
export async function getLoginState(
  browser: Browser,
  site: string,
  name: DemoAccountName,
): Promise<LoginState> {
  const account = demoAccounts.find((one) => one.name === name);
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/find-memorials', { waitUntil: 'commit' });
  const state = await context.storageState();
  await context.close();
  return state;
}
