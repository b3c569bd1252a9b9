import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort } from '../../scripts/net/find-free-port';
import { makeDataFolder, readSecrets, storeRunningSettings } from '../../scripts/start/data-folder';
import { openSandbox } from '../../scripts/start/open-sandbox';
import { type Addresses, planSettings } from '../../scripts/start/plan-settings';
import { StartedParts } from '../../scripts/start/started-parts';
import { startInstance } from './instance';
import { newDatabase } from './new-database';

/** The name of both the database and the data folder that workers copy. */
export const TEMPLATE = 'e2e_template';

/** A site and its services, used by one Playwright worker only. */
export type WorkerStack = {
  site: string;
  sandbox: string;
  folder: string;
  stop(): Promise<void>;
};

/**
 * Starts the built site on copies of the template's database and data folder, with a sandbox (mail inbox and payment
 * providers), on free ports.
 */
export async function startWorkerStack(template: string, postgres: string): Promise<WorkerStack> {
  const folder = await mkdtemp(`${template}_`);
  const running = new StartedParts();
  running.onEnd(() => rm(folder, { recursive: true, force: true }));
  try {
    await cp(template, folder, { recursive: true });
    await makeDataFolder(folder);
    const name = path.basename(folder).toLowerCase();
    const port = await findFreePort();
    const siteUrl = `http://localhost:${port}`;
    const openDatabase = async () => {
      const { url, drop } = await newDatabase(postgres, name, TEMPLATE);
      running.onEnd(drop);
      return url;
    };
    const env = { ...process.env, ...(await stackSettings(folder, { siteUrl })) };
    const [databaseUrl, { url: sandboxUrl, smtp }] = await Promise.all([
      openDatabase(),
      openSandbox({ folder, preferredPort: 0, siteUrl, env }, running),
    ]);
    const at = { databaseUrl, sandboxUrl, smtpUrl: smtp, siteUrl };
    const settings = await stackSettings(folder, at);
    await storeRunningSettings(folder, { ...settings, NEXTAUTH_URL: siteUrl });
    const site = await startInstance(folder, { PORT: String(port) });
    running.onEnd(site.stop);
    return { site: siteUrl, sandbox: sandboxUrl, folder, stop: () => running.end() };
  } catch (error) {
    await running.end();
    throw error;
  }
}

/** Valid addresses for services that are not running yet. */
const UNUSED_ADDRESSES: Addresses = {
  databaseUrl: 'postgresql://perennial@127.0.0.1:1/perennial',
  sandboxUrl: 'http://127.0.0.1:1',
  smtpUrl: 'smtp://127.0.0.1:1',
  siteUrl: 'http://localhost:1',
};

/**
 * The settings of a site with this data folder: those that `npm start` would fill in. Of the environment of the person
 * who runs the tests, only LANGUAGES is used.
 */
export async function stackSettings(folder: string, at: Partial<Addresses>) {
  const addresses = { ...UNUSED_ADDRESSES, ...at };
  const fixedSettings = {
    LANGUAGES: process.env.LANGUAGES,
    PERENNIAL_DATA_DIR: folder,
    DATABASE_URL: addresses.databaseUrl,
    WEB_PROCESSES: '1', // every worker has a process already, and there are as many workers as processors
    NODE_ENV: 'production' as const,
  };
  return planSettings(fixedSettings, await readSecrets(folder), addresses).settings;
}
