import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from 'pg';

const PROGRAM = 'scripts/postgres-pair.sh';
const run = promisify(execFile);

export type DatabasePair = { primary: string; replica: string };

/** Starts Debian's PostgreSQL and a replica that lags by `delay`. Throws if PostgreSQL is not installed. */
export async function openDatabasePair(
  folder: string,
  ports: { primary: number; replica: number },
  delay: string,
): Promise<DatabasePair & { stop: () => Promise<unknown> }> {
  const flags = ['start', folder, String(ports.primary), String(ports.replica), delay];
  const { stdout } = await run(PROGRAM, flags);
  const [primary = '', replica = ''] = stdout.split('\n');
  return { primary, replica, stop: () => run(PROGRAM, ['stop', folder]) };
}

/** How often each server has read from the tables of public pages and lists since it started. */
export async function countReads({ primary, replica }: DatabasePair) {
  const [ofPrimary, ofReplica] = await Promise.all([primary, replica].map(readsOf));
  return { primary: ofPrimary ?? 0, replica: ofReplica ?? 0 };
}

async function readsOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ reads: string }>(
      `SELECT coalesce(sum(seq_scan + idx_scan), 0)::text AS reads FROM pg_stat_user_tables
       WHERE relname IN ('memorials', 'search_entries')`,
    )
    .finally(() => client.end());
  return Number(rows[0]?.reads);
}
