import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { settingNames } from '@/lib/env-schema';
import { newSecrets, type Secrets } from './plan-settings';

export type Ports = { postgres: number; sandbox: number };

const PREFERRED: Ports = { postgres: 5433, sandbox: 4700 };

export const logFolder = (folder: string) => path.join(folder, 'logs');

/** Makes the data folder with its log folder. PostgreSQL's own account must be able to enter it. */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await mkdir(logFolder(folder), { recursive: true, mode: 0o700 });
}

/** The secrets of this folder, or new ones that are not kept yet. */
export async function readSecrets(folder: string): Promise<Secrets> {
  return { ...newSecrets(), ...(await readJson(path.join(folder, 'secrets.json'))) };
}

/** Keeps the secrets for the next start; only the owner may read them. */
export async function keepSecrets(folder: string, secrets: Secrets): Promise<void> {
  await writeJson(path.join(folder, 'secrets.json'), secrets, 0o600);
}

/** The ports used last time, so that addresses stay the same from start to start. */
export async function readPorts(folder: string): Promise<Ports> {
  return { ...PREFERRED, ...(await readJson(path.join(folder, 'ports.json'))) };
}

export async function keepPorts(folder: string, ports: Ports): Promise<void> {
  await writeJson(path.join(folder, 'ports.json'), ports, 0o644);
}

/**
 * Keeps the settings that the site runs with, so that a further instance can run with the same.
 * Secrets are among them: only the owner may read it.
 */
export async function keepSettings(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const names = [...settingNames, 'NEXTAUTH_URL'].filter((name) => env[name] !== undefined);
  const settings = Object.fromEntries(names.map((name) => [name, env[name]]));
  await writeJson(path.join(folder, 'settings.json'), settings, 0o600);
}

/** The settings that the site ran with last; empty when it never ran here. */
export const readSettings = (folder: string): Promise<Record<string, unknown>> =>
  readJson(path.join(folder, 'settings.json'));

/** Whether something was done once in this folder already. */
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
  // Written anew each time: a mode given to an existing file would be ignored.
  await rm(file, { force: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`, { mode });
}
