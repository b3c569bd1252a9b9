import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { isUnreachable } from '@/lib/platform/db/sql-state';
import {
  makeDataFolder,
  readPorts,
  readSecrets,
  readSettings,
  readStoredSecrets,
  requireOwnFolder,
  storePorts,
  storeSecrets,
} from './data-folder';
import { lockFolder } from './folder-lock';
import { openEmbeddedDatabase } from './open-database';
import { readEnvironment } from './options';
import { type Addresses, dataDir, planSettings } from './plan-settings';
import type { StartedParts } from './started-parts';

/** Valid addresses at which nothing answers, for services that a script does not use. */
const UNUSED_ADDRESSES: Addresses = {
  databaseUrl: 'postgresql://perennial@127.0.0.1:1/perennial',
  sandboxUrl: 'http://127.0.0.1:1',
  smtpUrl: 'smtp://127.0.0.1:1',
  siteUrl: 'http://localhost:3000',
};

/**
 * Loads the settings of the site in this data folder, whether it is running or not. If its database is embedded and not
 * running, starts it, adds it to `running`, and locks the folder against `npm start`. Returns the data folder.
 */
export async function openSite(running: StartedParts): Promise<string> {
  const environment = readEnvironment();
  const folder = dataDir(environment);
  const isEmbedded = !environment.DATABASE_URL && environment.PERENNIAL_EMBEDDED !== 'never';
  const storedSettings =
    environment.PERENNIAL_EMBEDDED === 'never' ? {} : await readSettings(folder);
  for (const [name, value] of Object.entries(storedSettings))
    if (name !== 'DATABASE_URL' || isEmbedded) process.env[name] ||= String(value);
  const isOwnDatabase = isEmbedded && !(await isReachable(process.env.DATABASE_URL));
  const addresses = { ...UNUSED_ADDRESSES };
  if (isOwnDatabase) {
    delete process.env.DATABASE_URL;
    await requireOwnFolder(folder);
    await makeDataFolder(folder);
    running.onEnd(lockFolder(folder));
  }
  // A new secret must be stored, or data encrypted with it could never be read again.
  if (environment.PERENNIAL_EMBEDDED !== 'never' && existsSync(folder))
    await storeSecrets(folder, await readSecrets(folder));
  if (isOwnDatabase) {
    const { postgresPassword } = await readSecrets(folder);
    const ports = await readPorts(folder);
    const database = await openEmbeddedDatabase(folder, ports.postgres, postgresPassword, running);
    await storePorts(folder, { ...ports, postgres: database.port });
    addresses.databaseUrl = database.url;
  }
  await fillSettings(addresses);
  return folder;
}

/**
 * Adds the settings that a start would fill in to this process. Services that do not run get addresses at which nothing
 * answers. A passphrase that is not stored is not filled in: nobody could decrypt what it encrypts.
 */
export async function fillSettings(addresses = UNUSED_ADDRESSES): Promise<void> {
  const folder = dataDir(process.env);
  const { BACKUP_PASSPHRASE } = await readStoredSecrets(folder);
  const secrets = {
    ...(await readSecrets(folder)),
    BACKUP_PASSPHRASE: String(BACKUP_PASSPHRASE ?? ''),
  };
  for (const [name, value] of Object.entries(
    planSettings(process.env, secrets, addresses).settings,
  ))
    if (value !== undefined) process.env[name] = value;
}

async function isReachable(url: string | undefined): Promise<boolean> {
  if (!url) return false;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    const isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
    if (!isRefused && !isUnreachable(error)) throw error;
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
