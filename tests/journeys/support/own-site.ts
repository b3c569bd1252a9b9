import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import type { Browser, BrowserContext } from '@playwright/test';
import { Client } from 'pg';
import { z } from 'zod';
import { newId } from '@/lib/platform/ids/public-id';
import { migrate } from '../../../scripts/start/migrate';
import { startInstance } from '../../support/instance';
import { PASSWORD } from './account';
import { expect } from './test';

/** A site with a database of its own, for a journey that changes what everybody else would notice. */
export type OwnSite = {
  url: string;
  /** Runs a query on its database. */
  ask: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** A browser in which a new account is logged in. */
  enter: (browser: Browser, role: 'member' | 'admin') => Promise<BrowserContext>;
  stop: () => Promise<void>;
};

/** Starts the built site over a new, empty database beside the stack's, with the stack's settings and these others. */
export async function startOwnSite(others: Record<string, string> = {}): Promise<OwnSite> {
  const folder = z.string().parse(process.env.E2E_DATA_DIR);
  const settings = JSON.parse(await readFile(path.join(folder, 'settings.json'), 'utf8'));
  const name = `own_${newId().toLowerCase()}`;
  const main = new Client({ connectionString: settings.DATABASE_URL });
  await main.connect();
  await main.query(`CREATE DATABASE ${name}`);
  const databaseUrl = Object.assign(new URL(settings.DATABASE_URL), { pathname: `/${name}` }).href;
  await migrate({ ...process.env, ...settings, DATABASE_URL: databaseUrl });
  const site = await startInstance(folder, { ...others, DATABASE_URL: databaseUrl });
  const own = new Client({ connectionString: databaseUrl });
  await own.connect();
  const ask: OwnSite['ask'] = async (text, values) => (await own.query(text, values)).rows;
  return {
    url: site.url,
    ask,
    async enter(browser, role) {
      const email = `${role}-${newId().toLowerCase()}@example.org`;
      await ask(
        `INSERT INTO users (id, email, "passwordHash", "firstName", "lastName", role, "emailVerifiedAt")
         VALUES ($1, $2, $3, 'Ada', 'Moss', $4, now())`,
        [newId(), email, await hash(PASSWORD), role],
      );
      const context = await browser.newContext({ baseURL: site.url });
      const answer = await context.request.post('/api/auth/login', {
        data: { email, password: PASSWORD },
      });
      expect(answer.status()).toBe(200);
      return context;
    },
    async stop() {
      await own.end();
      await site.stop();
      await main.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await main.end();
    },
  };
}
