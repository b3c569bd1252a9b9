import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';

/** Runs a query on the database of the site under test, where going through pages would take too long. */
export async function inDatabase<Answer>(
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const folder = z.string().parse(process.env.E2E_DATA_DIR);
  const settings = JSON.parse(await readFile(path.join(folder, 'settings.json'), 'utf8'));
  const client = new Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  return work(client).finally(() => client.end());
}

/**
 * Moves a memorial to the end of every list before a journey hides it. A later journey may get a cached list and
 * would then request pictures that no longer exist.
 */
export const moveToEndOfLists = (id: string): Promise<unknown> =>
  inDatabase((client) =>
    client.query(`UPDATE memorials SET "createdAt" = '2000-01-01' WHERE id = $1`, [id]),
  );

/** Resets the limits on reading, for journeys that read many pages. */
export const resetReadLimits = (): Promise<unknown> =>
  inDatabase((client) => client.query(`DELETE FROM rate_limits WHERE name IN ('read', 'drawing')`));

/** Resets the login limits: all journeys log in from one IP address. */
export const resetLoginLimits = (): Promise<unknown> =>
  inDatabase((client) => client.query(`DELETE FROM rate_limits WHERE name LIKE 'login%'`));

/** Makes an order's draft undecryptable, as after the loss of a key. */
export const breakDraft = (orderId: string): Promise<unknown> =>
  inDatabase((client) =>
    client.query(
      `UPDATE memorial_drafts SET "formSealed" = 't1:AAAA'
       WHERE id = (SELECT "draftId" FROM orders WHERE id = $1)`,
      [orderId],
    ),
  );
