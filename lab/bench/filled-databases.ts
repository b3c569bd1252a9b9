import path from 'node:path';
import { Client } from 'pg';
import { prepareDatabase } from '../../scripts/database/prepare-database';
import { findFreePort } from '../../scripts/net/find-free-port';
import { openPostgres, type PostgresServer } from '../../scripts/postgres/open-server';
import { sharedBuffers } from '../../scripts/postgres/shared-buffers';
import {
  startTemporaryPostgres,
  TEMPORARY_SETTINGS,
} from '../../scripts/postgres/temporary-server';
import { fingerprint } from '../../scripts/start/fingerprint';
import { countWords } from './fill/count-words';
import { fillMemorials } from './fill/fill-memorials';

/** The sources of a filled database. If they change, it is filled again. */
const SOURCES = ['lab/bench/fill/*.ts', 'prisma/migrations/**/*', 'lib/memorials/name-key.ts'];
/** The database has no replica, so PostgreSQL need not log the fill. It gets the same memory as under `npm start`. */
const SETTINGS = ['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=4GB', sharedBuffers()];

export type FilledDatabase = {
  memorials: number;
  url: string;
  /** How long the fill took; null if the database existed from an earlier run. */
  seconds: number | null;
};

/**
 * Starts a PostgreSQL server with a database for each of `sizes`, filled with that many made-up memorials. `keep` is a
 * folder whose databases stay for the next run; without it, everything is deleted at the end.
 */
export async function openFilledDatabases(sizes: number[], seed: number, keep?: string) {
  const server = keep ? await openKeptPostgres(keep) : await startTemporaryPostgres(SETTINGS);
  try {
    const databases: FilledDatabase[] = [];
    for (const size of sizes) databases.push(await openFilledDatabase(server, size, seed));
    return { databases, version: await versionOf(server), close: server.close };
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function openFilledDatabase(
  server: PostgresServer,
  memorials: number,
  seed: number,
): Promise<FilledDatabase> {
  const name = `bench_${memorials}_${seed}`;
  const url = server.url(name);
  const sourceFingerprint = await fingerprint(SOURCES, []);
  const admin = server.url('postgres');
  const [existing] = await runQuery(
    admin,
    'SELECT shobj_description(oid, $2) AS stamp FROM pg_database WHERE datname = $1',
    [name, 'pg_database'],
  );
  if (existing?.stamp === sourceFingerprint) return { memorials, url, seconds: null };
  await runQuery(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await runQuery(admin, `CREATE DATABASE ${name}`);
  await prepareDatabase(url);
  const start = performance.now();
  await fillMemorials(url, { memorials, seed });
  await countWords(url);
  const seconds = (performance.now() - start) / 1000;
  await runQuery(admin, `COMMENT ON DATABASE ${name} IS '${sourceFingerprint}'`);
  return { memorials, url, seconds };
}

const openKeptPostgres = async (folder: string) =>
  openPostgres({
    folder: path.resolve(folder, 'postgres'),
    port: await findFreePort(),
    password: 'of-a-benchmark',
    flags: [...TEMPORARY_SETTINGS, ...SETTINGS],
  });

const versionOf = async (server: PostgresServer) =>
  String((await runQuery(server.url('postgres'), 'SHOW server_version'))[0]?.server_version);

/** Runs one query on a new connection. */
export async function runQuery(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
