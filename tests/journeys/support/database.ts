import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';

/** Runs a query on the database of the stack under test, for what would take too long through pages. */
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
 * Puts a memorial at the end of every list, for a journey that hides what it has shown: the next journey may still be sent a cached
 * list, and would ask for pictures that are gone.
 */
export const moveToEndOfLists = (id: string): Promise<unknown> =>
  inDatabase((client) =>
    client.query(`UPDATE memorials SET "createdAt" = '2000-01-01' WHERE id = $1`, [id]),
  );

/** Forgets how often addresses were read: a journey that reads everything more than once is no flood. */
export const forgetReads = (): Promise<unknown> =>
  inDatabase((client) => client.query(`DELETE FROM rate_limits WHERE name IN ('read', 'drawing')`));

/** Forgets how often anyone has logged in: the journeys are many people in one network. */
export const forgetLogins = (): Promise<unknown> =>
  inDatabase((client) => client.query(`DELETE FROM rate_limits WHERE name LIKE 'login%'`));

/** Makes an order's draft unreadable, as a lost key would. */
export const breakDraft = (orderId: string): Promise<unknown> =>
  inDatabase((client) =>
    client.query(
      `UPDATE memorial_drafts SET "formSealed" = 't1:AAAA'
       WHERE id = (SELECT "draftId" FROM orders WHERE id = $1)`,
      [orderId],
    ),
  );
