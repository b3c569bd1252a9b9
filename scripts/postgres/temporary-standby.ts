import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findFreePort } from '../net/find-free-port';
import { openPostgres, type PostgresServer } from './open-server';
import { createTemporaryDataFolder, TEMPORARY_SETTINGS } from './temporary-server';

export type Standby = PostgresServer & {
  /** Restarts it with the same data at the same address. */
  restart(): Promise<void>;
};

/**
 * Creates a streaming replica of a running temporary PostgreSQL by copying its files in backup mode, like
 * pg_basebackup, which npm's binaries lack. scripts/postgres-pair.sh creates one with Debian's packages, as operators
 * do. The replica's folder is deleted when it ends. Each replica needs its own `slot`.
 */
export async function startTemporaryStandby(
  primary: PostgresServer & { folder: string },
  slot = 'temporary_standby',
): Promise<Standby> {
  const folder = await createTemporaryDataFolder();
  const data = path.join(folder, 'postgres');
  await copyData(primary, slot, data);
  const { hostname, port, username, password } = new URL(primary.url('postgres'));
  const secret = decodeURIComponent(password);
  const source = `host=${hostname} port=${port} user=${username} password=${secret}`;
  const options = {
    folder: data,
    port: await findFreePort(),
    password: secret,
    flags: [...TEMPORARY_SETTINGS, `primary_conninfo=${source}`, `primary_slot_name=${slot}`],
  };
  let server = await openPostgres(options);
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    ...server,
    close,
    async restart() {
      await server.close();
      server = await openPostgres(options);
    },
  };
}

async function copyData(
  primary: PostgresServer & { folder: string },
  slot: string,
  to: string,
): Promise<void> {
  const client = new Client({ connectionString: primary.url('postgres') });
  await client.connect();
  try {
    // With a slot, the primary keeps the WAL that the replica has not read yet.
    await client.query('SELECT pg_create_physical_replication_slot($1, true)', [slot]);
    await client.query(`SELECT pg_backup_start('standby', true)`);
    await promisify(execFile)('cp', ['-a', path.join(primary.folder, 'postgres'), to]);
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(false)',
    );
    await rm(path.join(to, 'postmaster.pid'), { force: true });
    for (const [name, text] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      // Copying one of PostgreSQL's files gives the new file the right owner.
      await promisify(execFile)('cp', ['-a', path.join(to, 'PG_VERSION'), path.join(to, name)]);
      await writeFile(path.join(to, name), text);
    }
  } finally {
    await client.end();
  }
}
