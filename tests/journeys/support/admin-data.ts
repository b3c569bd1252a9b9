import type { Locator, Page, Request } from '@playwright/test';
import { z } from 'zod';
import { newId } from '@/lib/platform/ids/public-id';
import { inDatabase } from './database';
import { logInAs } from './log-in-as';

/** Adds people with this last name. Returns the first one's address. */
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

/**
 * Adds a tribute of the highest amount to a demo memorial whose tributes no journey counts. Returns the memorial's
 * id.
 */
export const addTribute = (sender: string, message: string): Promise<string> =>
  inDatabase(async (client) => {
    const { rows } = await client.query(
      `INSERT INTO tributes (id, "memorialId", "senderName", "amountMinor", message, "createdAt")
       SELECT $1, id, $2, 50000, $3, now() FROM memorials WHERE "fullName" = 'Florence Nightingale'
       RETURNING "memorialId"`,
      [newId(), sender, message],
    );
    return z.object({ memorialId: z.string() }).parse(rows[0]).memorialId;
  });

/** Returns the id of the order that paid for a memorial. */
export const orderOf = (memorialId: string): Promise<string> =>
  inDatabase(async (client) => {
    const { rows } = await client.query('SELECT "orderId" FROM memorials WHERE id = $1', [
      memorialId,
    ]);
    return z.object({ orderId: z.string() }).parse(rows[0]).orderId;
  });

export const setRole = (email: string, role: 'member' | 'admin'): Promise<unknown> =>
  inDatabase((client) =>
    client.query('UPDATE users SET role = $2::"Role" WHERE email = $1', [email, role]),
  );

/** Opens a page of the dashboard as Root. */
export async function openAsAdmin(page: Page, address = '/admin'): Promise<void> {
  await logInAs(page.context(), 'root');
  await page.goto(address);
}

/**
 * Finds the audit entry of a request to `/api/admin/…/{id}` by that id; earlier journeys may have left entries, too.
 */
export const auditEntryOf = (page: Page, request: Request): Locator =>
  page
    .getByRole('table', { name: 'Audit trail', exact: true })
    .locator('tbody tr')
    .filter({ hasText: `/${request.url().split('/').at(-1)}` });
