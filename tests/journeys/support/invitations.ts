import type { Page } from '@playwright/test';
import { inDatabase } from './database';
import { expect } from './test';
import { mailTo } from './world';

/** Returns the path of the newest invitation to an address. */
export async function invitationPath(email: string): Promise<string> {
  const { text } = await mailTo(email, /asks you to help/);
  return new URL(/https?:\/\/\S+\/keep\/\w+/.exec(text)?.[0] ?? '').pathname;
}

/** Invites somebody on the page of the memorial's keepers. */
export async function invite(
  page: Page,
  memorialId: string,
  email: string,
  role: RegExp,
): Promise<void> {
  // Together, the journeys exceed the owner's daily limit of invitations.
  await inDatabase((sql) => sql.query(`DELETE FROM rate_limits WHERE name LIKE 'invitations%'`));
  await page.goto(`/edit-memorial/${memorialId}/keepers`);
  await page.getByLabel('Name', { exact: true }).fill('My sister Thandi');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(
    page.getByText(/^The invitation for My sister Thandi is on its way\.$/),
  ).toBeVisible();
}

/** Makes an account a keeper of the memorial, or a contributor, without an invitation. */
export const addKeeper = (
  memorialId: string,
  email: string,
  role: 'keeper' | 'contributor' = 'keeper',
) =>
  inDatabase((sql) =>
    sql.query(
      `INSERT INTO keepers ("memorialId", "userId", role) SELECT $1, id, $3::"KeeperRole" FROM users WHERE email = $2`,
      [memorialId, email, role],
    ),
  );
