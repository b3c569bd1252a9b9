import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Sandbox, startSandbox } from '@/sandbox/sandbox';
import { testEnv } from '../../support/test-env';
import { dropGuards } from '../naive/drop-guards';
import { bundleServer } from './bundle';
import { type Commits, watchCommits } from './commits';
import { type Database, openDatabase } from './database';
import { type Front, openFront } from './front';
import { fullServers } from './full-server';
import { type Inbox, openInbox } from './inbox';
import { lightServers } from './light-server';
import type { Launch } from './server';

/**
 * Everything around the server under test, on loopback: a real database, a real mail server, proxies, and the sandbox
 * of the providers. Of these, only the database is killed.
 */
export type World = {
  front: Front;
  sandbox: Sandbox;
  /** The proxy through which servers call the providers, so that the harness sees those calls. */
  providerProxy: Front;
  inbox: Inbox;
  database: Database;
  commits: Commits;
  settings: Record<string, string>;
  launch: Launch;
  close(): Promise<void>;
};

/** The providers' retries over days, shortened: a notice is sent up to six times within seconds. */
const RETRY_DELAYS_MS = [150, 400, 900, 1_800, 3_000];

export type ServerKind = {
  /** The servers use the naive settle. */
  naive: boolean;
  /** The servers are the compiled ones with Next. */
  full: boolean;
};

/**
 * Opens a world. Only one per process, because the migration engine starts only once in a process
 * (scripts/database/schema-engine.ts).
 */
export async function openWorld({ naive, full }: ServerKind): Promise<World> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perennial-faults-'));
  await chmod(folder, 0o755); // root runs the database as the account postgres, which must be able to enter
  const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const each of closers.splice(0).reverse()) await each();
  };
  try {
    const database = await openDatabase(folder);
    closers.push(database.stop);
    const commits = await watchCommits(database);
    closers.push(commits.stop);
    const front = await openFront();
    closers.push(front.close);
    const inbox = await openInbox();
    closers.push(inbox.stop);
    const keys = testEnv({ databaseUrl: database.url, mediaDir: path.join(folder, 'media') });
    const sandbox = await startSandbox({ ...accounts(keys), appUrl: front.url });
    closers.push(sandbox.stop);
    const providerProxy = await openFront();
    closers.push(providerProxy.close);
    providerProxy.targets = [sandbox.url];
    const settings: Record<string, string> = {
      ...keys,
      NODE_ENV: 'production',
      SITE_URL: front.url,
      SMTP_URL: inbox.smtpUrl,
      PAYSTACK_API_BASE: providerProxy.url,
      PAYFAST_BASE_URL: providerProxy.url,
      STRIPE_API_BASE: providerProxy.url,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
    };
    await mkdir(settings.MEDIA_DIR ?? '', { recursive: true });
    if (naive) await loosenGuards(database);
    const launch = full
      ? fullServers(settings)
      : lightServers(await bundleServer(folder, naive), folder, settings);
    return {
      front,
      sandbox,
      providerProxy,
      inbox,
      database,
      commits,
      settings,
      launch,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const accounts = (keys: Record<string, string>) => ({
  retryDelaysMs: RETRY_DELAYS_MS,
  paystack: {
    secretKey: keys.PAYSTACK_SECRET_KEY ?? '',
    publicKey: keys.PAYSTACK_PUBLIC_KEY ?? '',
  },
  payfast: {
    merchantId: keys.PAYFAST_MERCHANT_ID ?? '',
    merchantKey: keys.PAYFAST_MERCHANT_KEY ?? '',
    passphrase: keys.PAYFAST_PASSPHRASE ?? '',
  },
  rawVariables: keys,
});

async function loosenGuards(database: Database): Promise<void> {
  const sql = await database.connect();
  await dropGuards(sql);
  await sql.end();
}
