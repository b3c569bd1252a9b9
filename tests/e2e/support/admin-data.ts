import type { Page } from '@playwright/test';
import { z } from 'zod';
import { newId } from '../../../lib/ids/public-id';
import { inDatabase } from './database';
import { tokenOf } from './paid-memorial';

/** Puts people with this last name into the database; gives the first one's address. */
export const addPeople = (lastName: string, count: number): Promise<string> =>
  inDatabase(async (client) => {
    const address = (at: number) => `${lastName.toLowerCase()}-${at}@example.org`;
    for (let at = 1; at <= count; at++)
      await client.query(
        `INSERT INTO users (id, email, "passwordHash", "firstName", "lastName", "emailVerifiedAt", "createdAt")
         VALUES ($1, $2, 'none', $3, $4, now(), '2020-01-01T00:00:00Z'::timestamptz + $5 * interval '1 day')`,
        [newId(), address(at), `Person${at}`, lastName, at],
      );
    return address(1);
  });

/** Puts a tribute of the highest amount there is onto some memorial; gives its memorial's id. */
export const addTribute = (sender: string, message: string): Promise<string> =>
  inDatabase(async (client) => {
    const { rows } = await client.query(
      `INSERT INTO tributes (id, "memorialId", "senderName", "amountMinor", message, "createdAt")
       SELECT $1, id, $2, 50000, $3, now() FROM memorials WHERE "isPublic" LIMIT 1
       RETURNING "memorialId"`,
      [newId(), sender, message],
    );
    return z.object({ memorialId: z.string() }).parse(rows[0]).memorialId;
  });

/** Takes the admin role from an account, or gives it back. */
export const setRole = (email: string, role: 'member' | 'admin'): Promise<unknown> =>
  inDatabase((client) =>
    client.query('UPDATE users SET role = $2::"Role" WHERE email = $1', [email, role]),
  );

/** Goes to a page of the dashboard as Root, whose one login serves all journeys. */
export async function openAsAdmin(page: Page, address = '/admin'): Promise<void> {
  const value = await tokenOf('root');
  const url = z.string().parse(process.env.E2E_SITE_URL);
  await page.context().addCookies([{ name: 'next-auth.session-token', value, url }]);
  await page.goto(address);
}
