import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresAccount } from './account';
import { postgresBinaries } from './binaries';
import { spawnProgram } from './spawn-program';

export const POSTGRES_USER = 'perennial';

/** pg_trgm asks the locale which characters are letters. With plain C it would index only Latin names. */
const CTYPE_LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** Creates a database cluster in `folder` unless there is one. Throws with initdb's output. */
export async function ensureCluster(folder: string, password: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).includes('PG_VERSION')) return;
  const secretFolder = await mkdtemp(path.join(tmpdir(), 'perennial-secret-'));
  const passwordFile = path.join(secretFolder, 'password');
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    const account = postgresAccount();
    if (account)
      for (const each of [folder, secretFolder, passwordFile])
        await chown(each, account.uid, account.gid);
    await runInitdb(folder, passwordFile);
  } finally {
    await rm(secretFolder, { recursive: true, force: true });
  }
}

async function runInitdb(folder: string, passwordFile: string): Promise<void> {
  const { initdb } = await postgresBinaries();
  const flags = [
    `--pgdata=${folder}`,
    '--auth=scram-sha-256',
    `--username=${POSTGRES_USER}`,
    `--pwfile=${passwordFile}`,
    // The same sort order on every machine, whatever its locale.
    '--encoding=UTF8',
    '--no-locale',
    `--lc-ctype=${CTYPE_LOCALE}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const child = spawnProgram(initdb, flags, folder);
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code === 0) return;
  await rm(folder, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not create its data folder ${folder}:\n${output.trim()}`);
}
