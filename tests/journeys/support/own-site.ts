import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import type { Browser, BrowserContext } from '@playwright/test';
import { Client } from 'pg';
import { z } from 'zod';
import { newId } from '@/lib/platform/ids/public-id';
import { prepareDatabase } from '../../../scripts/database/prepare-database';
import { type Instance, startInstance } from '../../support/instance';
import { PASSWORD } from './account';
import { expect } from './test';

/** A site with a database of its own, for a journey that changes what everybody else would notice. */
export type OwnSite = {
  /** Of its first instance. */
  url: string;
  instances: Instance[];
  /** Runs a query on its database. */
  ask: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** A browser in which a new account is logged in. */
  enter: (browser: Browser, role: 'member' | 'admin') => Promise<BrowserContext>;
  /** The token of a new admin with `PASSWORD`, as an API client gets it. */
  adminToken: () => Promise<string>;
  stop: () => Promise<void>;
};

/** Starts the built site over a new, empty database beside the stack's: an instance for each of the settings, which are its own. */
export async function startOwnSite(settings: Record<string, string>[] = [{}]): Promise<OwnSite> {
  const folder = z.string().parse(process.env.E2E_DATA_DIR);
  const stack = JSON.parse(await readFile(path.join(folder, 'settings.json'), 'utf8'));
  const name = `own_${newId().toLowerCase()}`;
  const databaseUrl = Object.assign(new URL(stack.DATABASE_URL), { pathname: `/${name}` }).href;
  const main = await connect(stack.DATABASE_URL);
  await main.query(`CREATE DATABASE ${name}`);
  await prepareDatabase(databaseUrl);
  const own = await connect(databaseUrl);
  const instances: Instance[] = [];
  const stop = async () => {
    await Promise.all(instances.map((each) => each.stop()));
    await own.end();
    await main.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await main.end();
  };
  try {
    for (const each of settings)
      instances.push(await startInstance(folder, { DATABASE_URL: databaseUrl, ...each }));
  } catch (error) {
    await stop();
    throw error;
  }
  const url = instances[0]?.url ?? '';
  const ask: OwnSite['ask'] = async (text, values) => (await own.query(text, values)).rows;
  const addAccount = async (role: 'member' | 'admin') => {
    const email = `${role}-${newId().toLowerCase()}@example.org`;
    await ask(
      `INSERT INTO users (id, email, "passwordHash", "firstName", "lastName", role, "emailVerifiedAt")
       VALUES ($1, $2, $3, 'Ada', 'Moss', $4, now())`,
      [newId(), email, await hash(PASSWORD), role],
    );
    return { email, password: PASSWORD };
  };
  return {
    url,
    instances,
    ask,
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

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}
