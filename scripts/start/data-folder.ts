import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeClaim } from './folder-lock';
import { newSecrets, type Secrets } from './plan-settings';
import { settingNames } from './setting-names';

export type Ports = { postgres: number; sandbox: number };

const PREFERRED_PORTS: Ports = { postgres: 5433, sandbox: 4700 };

/** How often to check whether another process has stored its secrets. */
const CLAIM_POLL_MS = 20;

export const logFolder = (folder: string) => path.join(folder, 'logs');

/**
 * Creates the data folder and its subfolders. Only its owner may read it. If root starts the site, PostgreSQL runs as
 * another account, which can enter the folder but not list it.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  await makePrivate(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  for (const each of ['logs', 'media', 'sandbox'])
    await makePrivate(path.join(folder, each), 0o700);
}

/**
 * Throws if root would start PostgreSQL in another account's data folder: that account could not open the files that
 * root creates.
 */
export async function requireOwnFolder(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const stats = await stat(folder).catch(() => undefined);
  if (stats && stats.uid !== 0)
    throw new Error(
      `${folder} belongs to the account ${stats.uid}. Run this as that account: sudo -u '#${stats.uid}' …`,
    );
}

/** Also restricts a folder that an earlier release created. */
async function makePrivate(folder: string, mode: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode });
  await chmod(folder, mode);
}

/** Returns the folder's secrets, or new ones, which are not stored yet. */
export async function readSecrets(folder: string): Promise<Secrets> {
  return { ...newSecrets(), ...(await readStoredSecrets(folder)) } as Secrets; // storeSecrets wrote it
}

/** Returns the folder's stored secrets; none before the first start. */
export const readStoredSecrets = (folder: string): Promise<Record<string, unknown>> =>
  readJson(path.join(folder, 'secrets.json'));

/**
 * Stores the secrets that are not stored yet, readable only by the owner. Returns the stored ones, which must be used,
 * since another start may have stored its own first.
 */
export async function storeSecrets(folder: string, secrets: Secrets): Promise<Secrets> {
  const file = path.join(folder, 'secrets.json');
  const claim = `${file}.new`;
  while (!makeClaim(claim)) await sleep(CLAIM_POLL_MS);
  try {
    const storedSecrets = await readStoredSecrets(folder);
    const allSecrets = { ...secrets, ...storedSecrets } as Secrets; // this function wrote it
    if (Object.keys(allSecrets).some((name) => !(name in storedSecrets)))
      await writeJson(file, allSecrets, 0o600);
    return allSecrets;
  } finally {
    await rm(claim, { force: true });
  }
}

/** The ports of the last start, so that addresses stay the same. */
export async function readPorts(folder: string): Promise<Ports> {
  return { ...PREFERRED_PORTS, ...(await readJson(path.join(folder, 'ports.json'))) };
}

export async function storePorts(folder: string, ports: Ports): Promise<void> {
  await writeJson(path.join(folder, 'ports.json'), ports, 0o644);
}

/**
 * Stores the settings of the running site, so that scripts can use them. They include secrets, so only the
 * owner may read the file.
 */
export async function storeRunningSettings(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  // Without PERENNIAL_DATA_DIR, since the folder may be moved.
  const names = [...settingNames, 'NEXTAUTH_URL'].filter(
    (name) => env[name] !== undefined && name !== 'PERENNIAL_DATA_DIR',
  );
  const settings = Object.fromEntries(names.map((name) => [name, env[name]]));
  await writeJson(path.join(folder, 'settings.json'), settings, 0o600);
}

/** Returns the settings of the last run; empty if the site never ran here. */
export const readSettings = (folder: string): Promise<Record<string, unknown>> =>
  readJson(path.join(folder, 'settings.json'));

/** Whether something was marked as done in this folder. */
export async function isDone(folder: string, task: string): Promise<boolean> {
  return (await readJson(path.join(folder, 'done.json')))[task] === true;
}

export async function markDone(folder: string, task: string): Promise<void> {
  const file = path.join(folder, 'done.json');
  await writeJson(file, { ...(await readJson(file)), [task]: true }, 0o644);
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text);
}

async function writeJson(file: string, value: object, mode: number): Promise<void> {
  // A new file each time: the mode has no effect on an existing file, and a half-written file would lose secrets.
  const temporaryFile = `${file}.${process.pid}`;
  await rm(temporaryFile, { force: true });
  await writeFile(temporaryFile, `${JSON.stringify(value, null, 2)}\n`, { mode });
  if (process.getuid?.() === 0) {
    const { uid, gid } = await stat(path.dirname(file));
    await chown(temporaryFile, uid, gid);
  }
  await rename(temporaryFile, file);
}
