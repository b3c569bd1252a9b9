import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { countWords } from '@/lab/bench/fill/count-words';
import { fillMemorials } from '@/lab/bench/fill/fill-memorials';
import { runQuery } from '@/lab/bench/filled-databases';
import { throwawaySettings } from '@/lab/bench/throwaway-settings';
import { prepareDatabase } from '@/scripts/database/prepare-database';
import { findFreePort } from '@/scripts/net/find-free-port';
import { openPostgres } from '@/scripts/postgres/open-server';
import { createTemporaryDataFolder } from '@/scripts/postgres/temporary-server';

const SEED = 1;
/** None of the unsafe settings that make PostgreSQL faster: each commit waits for the disk, as by default. */
const FLAGS = ['max_connections=200', 'max_wal_size=4GB'];

export type MadeUpSite = {
  /** All its files are below this folder. */
  folder: string;
  databaseUrl: string;
  /** Settings for a server with its database and media folder. The load generator acts as one proxy. */
  settings: Record<string, string>;
  /** How long filling the database took. */
  fillSeconds: number;
  /** Creates another, empty database on the same server. Returns its URL. */
  emptyDatabase: (name: string) => Promise<string>;
  /** Restarts PostgreSQL. Resolves when it answers. */
  restartDatabase: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts a PostgreSQL with a database of made-up memorials, and prepares what a site needs to use it. */
export async function startMadeUpSite(memorials: number): Promise<MadeUpSite> {
  const folder = await createTemporaryDataFolder();
  const [media, postgres] = [path.join(folder, 'media'), path.join(folder, 'postgres')];
  await mkdir(media);
  const password = randomBytes(12).toString('hex');
  const options = { folder: postgres, port: await findFreePort(), password, flags: FLAGS };
  let server = await openPostgres(options);
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  const emptyDatabase = async (name: string) => {
    await runQuery(server.url('postgres'), `CREATE DATABASE ${name}`);
    return server.url(name);
  };
  try {
    const databaseUrl = await emptyDatabase('site');
    await prepareDatabase(databaseUrl);
    const start = performance.now();
    await fillMemorials(databaseUrl, { memorials, seed: SEED });
    await countWords(databaseUrl);
    return {
      folder,
      databaseUrl,
      settings: {
        ...throwawaySettings(databaseUrl, media),
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'warn',
      },
      fillSeconds: (performance.now() - start) / 1000,
      emptyDatabase,
      async restartDatabase() {
        await server.close();
        server = await openPostgres(options);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The ids of public memorials, those with the longest texts first. */
export async function publicMemorials(databaseUrl: string, count: number): Promise<string[]> {
  const sql = `SELECT id FROM memorials WHERE "isPublic" ORDER BY length(biography) DESC, id LIMIT $1`;
  return (await runQuery(databaseUrl, sql, [count])).map(({ id }) => String(id));
}
