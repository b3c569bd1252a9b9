import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { prepareDatabase } from '@/scripts/database/prepare-database';
import { findFreePort } from '@/scripts/net/find-free-port';
import { openPostgres } from '@/scripts/postgres/open-server';

const NAME = 'faults';
/**
 * A crashed process loses nothing that the operating system already has, so waiting for the disk would only take time.
 * A commit is still written before it is confirmed.
 */
const FLAGS = ['max_connections=200', 'fsync=off'];
const TRIES = 20;

export type Database = {
  url: string;
  /** Crashes the server with SIGQUIT (as `pg_ctl stop -m immediate`), then restarts it. */
  crash(): Promise<void>;
  /** Opens a connection for the harness. */
  connect(): Promise<Client>;
  stop(): Promise<void>;
};

/** Starts a real PostgreSQL in a folder, with a database that has all migrations. */
export async function openDatabase(folder: string): Promise<Database> {
  const data = path.join(folder, 'postgres');
  const port = await findFreePort();
  const password = randomBytes(12).toString('hex');
  // The process that watches this server deletes the folder at the end, even if this process is killed.
  const options = { folder: data, port, password, flags: FLAGS, removeAtEnd: folder };
  const open = () => openPostgres(options);
  let server = await open();
  const connect = async (name = NAME) => {
    const client = new Client({ connectionString: server.url(name) });
    client.on('error', () => undefined); // its connection breaks when the server crashes
    await client.connect();
    return client;
  };
  const first = await connect('postgres');
  await first.query(`CREATE DATABASE ${NAME}`);
  await first.end();
  await prepareDatabase(server.url(NAME));
  return {
    url: server.url(NAME),
    connect: () => connect(),
    stop: () => server.close(),
    async crash() {
      const pid = Number(
        (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')[0],
      );
      process.kill(pid, 'SIGQUIT');
      await server.ended;
      server = await retry(open);
    },
  };
}

/** Retries, because right after a crash a dying process may still hold the old server's memory. */
async function retry<T>(open: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (tries <= 1) throw error;
    await sleep(100);
    return retry(open, tries - 1);
  }
}
