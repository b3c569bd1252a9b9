import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { settingNames } from './all-settings';
import { makeClaim } from './folder-lock';
import { newSecrets, type Secrets } from './plan-settings';

export type Ports = { postgres: number; sandbox: number };

const PREFERRED: Ports = { postgres: 5433, sandbox: 4700 };

/** How soon it is looked again whether another process has stored its secrets. */
const CLAIMED_MS = 20;

export const logFolder = (folder: string) => path.join(folder, 'logs');

/**
 * Creates the data folder and what is in it. Only its owner may read it; started by root, PostgreSQL runs as
 * another account, which must be able to pass through, but cannot list it.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  await makePrivate(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  for (const each of ['logs', 'media', 'sandbox'])
    await makePrivate(path.join(folder, each), 0o700);
}

/**
 * Throws when root would start PostgreSQL in a data folder of somebody else: what it makes there, the site of that account
 * could not open.
 */
export async function refuseFolderOfOthers(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const found = await stat(folder).catch(() => undefined);
  if (found && found.uid !== 0)
    throw new Error(
      `${folder} belongs to the account ${found.uid}. Run this as that account: sudo -u '#${found.uid}' …`,
    );
}

/** Also narrows a folder that an earlier release made. */
async function makePrivate(folder: string, mode: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode });
  await chmod(folder, mode);
}

/** Returns the secrets of this folder, or new ones, which are not stored yet. */
export async function readSecrets(folder: string): Promise<Secrets> {
  return { ...newSecrets(), ...(await readKeptSecrets(folder)) } as Secrets; // keepSecrets wrote it
}

/** Returns the secrets that were stored in this folder; none before the first start. */
export const readKeptSecrets = (folder: string): Promise<Record<string, unknown>> =>
  readJson(path.join(folder, 'secrets.json'));

/**
 * Stores those of the secrets that are not stored yet; only the owner may read them. Returns what is stored then, which is
 * what must be used: another start may have been quicker.
 */
export async function keepSecrets(folder: string, secrets: Secrets): Promise<Secrets> {
  const file = path.join(folder, 'secrets.json');
  const claim = `${file}.new`;
  while (!makeClaim(claim)) await sleep(CLAIMED_MS);
  try {
    const stored = await readKeptSecrets(folder);
    const all = { ...secrets, ...stored } as Secrets; // this function wrote it
    if (Object.keys(all).some((name) => !(name in stored))) await writeJson(file, all, 0o600);
    return all;
  } finally {
    await rm(claim, { force: true });
  }
}

/** The ports used last time, so that addresses stay the same from start to start. */
export async function readPorts(folder: string): Promise<Ports> {
  return { ...PREFERRED, ...(await readJson(path.join(folder, 'ports.json'))) };
}

export async function keepPorts(folder: string, ports: Ports): Promise<void> {
  await writeJson(path.join(folder, 'ports.json'), ports, 0o644);
}

/**
 * Stores the settings that the site runs with, so that another instance can use the same. They include
 * secrets: only the owner may read the file.
 */
export async function keepSettings(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  // The folder itself is not among them: it may be moved.
  const names = [...settingNames, 'NEXTAUTH_URL'].filter(
    (name) => env[name] !== undefined && name !== 'PERENNIAL_DATA_DIR',
  );
  const settings = Object.fromEntries(names.map((name) => [name, env[name]]));
  await writeJson(path.join(folder, 'settings.json'), settings, 0o600);
}

/** Returns the settings that the site ran with last; empty when it never ran here. */
export const readSettings = (folder: string): Promise<Record<string, unknown>> =>
  readJson(path.join(folder, 'settings.json'));

/** Whether something has been done in this folder before. */
export async function isDone(folder: string, what: string): Promise<boolean> {
  return (await readJson(path.join(folder, 'done.json')))[what] === true;
}

export async function markDone(folder: string, what: string): Promise<void> {
  const file = path.join(folder, 'done.json');
  await writeJson(file, { ...(await readJson(file)), [what]: true }, 0o644);
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text);
}

async function writeJson(file: string, value: object, mode: number): Promise<void> {
  // A new file each time: the mode has no effect on an existing one, and half a file would lose secrets.
  const written = `${file}.${process.pid}`;
  await rm(written, { force: true });
  await writeFile(written, `${JSON.stringify(value, null, 2)}\n`, { mode });
  if (process.getuid?.() === 0) {
    const { uid, gid } = await stat(path.dirname(file));
    await chown(written, uid, gid);
  }
  await rename(written, file);
}
