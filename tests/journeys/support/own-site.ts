import { hash } from '@node-rs/argon2';
import type { Browser, BrowserContext } from '@playwright/test';
import { Client } from 'pg';
import { z } from 'zod';
import { newId } from '@/lib/platform/ids/public-id';
import { prepareDatabase } from '../../../scripts/database/prepare-database';
import { readSettings } from '../../../scripts/start/data-folder';
import { type Instance, startInstance } from '../../support/instance';
import { newDatabase } from '../../support/new-database';
import { PASSWORD } from './account';
import { expect } from './test';

/** A site with its own empty database, for journeys whose changes would disturb later journeys of the same worker. */
export type OwnSite = {
  /** The address of the first instance. */
  url: string;
  instances: Instance[];
  /** Runs a query on the site's database. */
  runQuery: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Returns a browser context in which a new account is logged in. */
  enter: (browser: Browser, role: 'member' | 'admin') => Promise<BrowserContext>;
  /** Returns the token of a new admin with `PASSWORD`. */
  adminToken: () => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Starts the built site with a new, empty database beside the site under test. Starts one instance for each element
 * of `settings`, which override the settings of the site under test.
 */
export async function startOwnSite(settings: Record<string, string>[] = [{}]): Promise<OwnSite> {
  const folder = z.string().parse(process.env.E2E_DATA_DIR);
  const { DATABASE_URL } = z
    .looseObject({ DATABASE_URL: z.string() })
    .parse(await readSettings(folder));
  const database = await newDatabase(DATABASE_URL, `own_${newId().toLowerCase()}`);
  await prepareDatabase(database.url);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const instances: Instance[] = [];
  const stop = async () => {
    await Promise.all(instances.map((each) => each.stop()));
    await client.end();
    await database.drop();
  };
  try {
    for (const each of settings)
      instances.push(await startInstance(folder, { DATABASE_URL: database.url, ...each }));
  } catch (error) {
    await stop();
    throw error;
  }
  const url = instances[0]?.url ?? '';
  const runQuery: OwnSite['runQuery'] = async (text, values) =>
    (await client.query(text, values)).rows;
  const addAccount = async (role: 'member' | 'admin') => {
    const email = `${role}-${newId().toLowerCase()}@example.org`;
    await runQuery(
      `INSERT INTO users (id, email, "passwordHash", "firstName", "lastName", role, "emailVerifiedAt")
       VALUES ($1, $2, $3, 'Ada', 'Moss', $4, now())`,
      [newId(), email, await hash(PASSWORD), role],
    );
    return { email, password: PASSWORD };
  };
  return {
    url,
    instances,
    runQuery,
    async enter(browser, role) {
      const context = await browser.newContext({ baseURL: url });
      const data = await addAccount(role);
      expect((await context.request.post('/api/auth/login', { data })).status()).toBe(200);
      return context;
    },
    async adminToken() {
      const answer = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(await addAccount('admin')),
      });
      return z.object({ token: z.string() }).parse(await answer.json()).token;
    },
    stop,
  };
}
