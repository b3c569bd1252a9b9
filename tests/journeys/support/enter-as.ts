import { type BrowserContext, test } from '@playwright/test';
import { SESSION_COOKIE } from '@/lib/platform/auth/cookie-names';
import { type DemoName, tokenOf } from './paid-memorial';

/** Logs a demo account in without the login form. The browser has stored nothing about the person yet. */
export const enterAs = async (context: BrowserContext, name: DemoName): Promise<void> =>
  enterWith(context, await tokenOf(name));

/** The same with a token. */
export async function enterWith(context: BrowserContext, token: string): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await context.addCookies([{ name: SESSION_COOKIE, value: token, url }]);
}
