import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../net/find-free-port';
import { openPostgres, type PostgresServer } from './open-server';

/** Faster settings for data that may be lost. */
export const TEMPORARY_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
];

/** Starts a PostgreSQL with temporary data and further settings. Its folder is deleted when it ends. */
export async function startTemporaryPostgres(
  settings: readonly string[] = [],
): Promise<PostgresServer & { folder: string }> {
  const folder = await createTemporaryDataFolder();
  const server = await openPostgres({
    folder: path.join(folder, 'postgres'),
    port: await findFreePort(),
    password: randomBytes(12).toString('hex'),
    flags: [...TEMPORARY_SETTINGS, ...settings],
    removeAtEnd: folder,
  });
  return { ...server, folder };
}

/** Creates a folder. If root runs this, the account postgres, which runs the server, must be able to enter it. */
export async function createTemporaryDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perennial-test-'));
  await chmod(folder, 0o755);
  return folder;
}
