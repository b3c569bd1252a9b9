import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';
import { SESSION_COOKIE } from '@/lib/platform/auth/cookie-names';
import { HOUR_MS } from '@/lib/platform/durations';
import { demoAccounts } from '../../../prisma/demo/accounts';
import { inDatabase } from './database';
import { type DemoName, tokenOf } from './paid-memorial';

/** Logs a demo account in without the login form. Local storage stays empty. */
export const logInAs = async (context: BrowserContext, name: DemoName): Promise<void> =>
  logInWithToken(context, await tokenOf(name));

/** Like logInAs, but local storage names the person, so that the header shows their menu. */
export async function logInAsKnown(context: BrowserContext, name: DemoName): Promise<void> {
  await logInAs(context, name);
  const { rows } = await inDatabase((client) =>
    client.query('SELECT id, role, "firstName", "lastName", email FROM users WHERE email = $1', [
      demoAccounts.find((one) => one.name === name)?.email,
    ]),
  );
  const storageItems = {
    user: JSON.stringify(rows[0]),
    tokenExpiresAt: String(Date.now() + HOUR_MS),
  };
  await context.addInitScript(
    `try { Object.assign(localStorage, ${JSON.stringify(storageItems)}); } catch {}`,
  );
}

/** Gives the browser the session of this token. */
export async function logInWithToken(context: BrowserContext, token: string): Promise<void> {
  const url = z.url().parse(process.env.E2E_SITE_URL);
  await context.addCookies([{ name: SESSION_COOKIE, value: token, url }]);
}
