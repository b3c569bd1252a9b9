import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { findBackup, listBackups, openPlace } from '@/scripts/backup/place';
import { checkBackup } from '@/scripts/backup/restore-backup';
import { verifyBackup } from '@/scripts/backup/verify-backup';
import { backUp, newBackupFolder, tableHashes } from '@/tests/support/backup';
import { createEmptyDatabase } from '@/tests/support/empty-database';
import { queryDatabase } from '@/tests/support/query-database';

/** Starts the program of a backup (`main`) or of a restore (`restore-main`) as npm does. */
function run(program: string, args: string[], databaseUrl: string): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', `scripts/backup/${program}.ts`, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PERENNIAL_DATA_DIR: path.join(tmpdir(), 'no-data-folder'),
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Kills the program once `isTime` returns true, unless the program ends first. */
async function killWhen(child: ChildProcess, isTime: () => Promise<boolean>): Promise<void> {
  const exit = once(child, 'exit');
  while (child.exitCode === null && !(await isTime())) await sleep(5);
  child.kill('SIGKILL');
  await exit;
}

/** Adds enough rows that the programs can be killed midway. */
async function fill(): Promise<void> {
  for (let at = 0; at < 20; at++)
    await db().auditEvent.createMany({
      data: Array.from({ length: 2_000 }, () => ({
        ...{ actor: 'system', action: 'test', subject: newId() },
        detail: { text: 'x'.repeat(500) },
      })),
    });
}

const backupArgs = (place: string) => ['--to', place, '--unencrypted'];

describe('a program killed midway', { timeout: 120_000 }, () => {
  it('leaves no backup that counts as finished', async () => {
    await fill();
    const place = await newBackupFolder();
    for (const file of ['tables/audit', 'tables/users', 'contents', 'objects.ndjson']) {
      const hasBegun = async () =>
        (await readdir(place, { recursive: true }).catch(() => [])) // a folder may disappear while it is being read
          .some((name) => name.includes(`/${file}`));
      await killWhen(run('main', backupArgs(place), env().DATABASE_URL), hasBegun);
      for (const name of await readdir(place)) {
        const isFinished = (await listBackups(openPlace(place))).includes(name); // the program may have finished before the signal
        const checked = checkBackup(openPlace(place), name, {});
        if (isFinished) await checked;
        else await expect(checked).rejects.toThrow('not a finished one');
        if (isFinished) await rm(path.join(place, name), { recursive: true });
      }
      await expect(findBackup(place)).rejects.toThrow('no finished backup');
      await vi.waitUntil(async () => (await countLeftovers(env().DATABASE_URL)) === 0, {
        timeout: 10_000, // until its lock is released
      });
    }
    const { name } = await backUp(place);
    expect(await readdir(place)).toEqual([name]); // no row names a file
  });

  it('leaves either all rows of a restore or none, so that the restore can run again', async () => {
    const { folder } = await backUp(await newBackupFolder());
    const hashesBefore = await tableHashes(env().DATABASE_URL);
    const url = await createEmptyDatabase();
    const isAt = (phase: string) => async () =>
      (await statementsOf(url)).some((statement) => statement.includes(phase));
    const killAt = async (phase: string) => {
      await killWhen(run('restore-main', [folder], url), isAt(phase));
      await vi.waitUntil(async () => (await countLeftovers(url)) === 0, { timeout: 10_000 });
      if (phase === 'CREATE') return; // the table may not exist yet
      expect(await queryDatabase(url, 'SELECT 1 FROM audit LIMIT 1')).toEqual([]);
      expect(await queryDatabase(url, 'SELECT 1 FROM sealing_keys LIMIT 1')).toEqual([]);
    };
    await killAt('CREATE'); // CREATE TABLE, in the middle of the migrations
    await killAt('COPY "audit"');
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE users IN ACCESS SHARE MODE'); // the restore waits for this lock
    await killAt('ALTER TABLE').finally(() => holder.end());
    await killAt('COPY (SELECT');
    const child = run('restore-main', [folder], url);
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect((await tableHashes(url)).audit).toBe(hashesBefore.audit);
    const again = run('restore-main', [folder], url);
    again.stderr?.resume();
    expect((await once(again, 'exit'))[0]).toBe(1);
  });

  it('does not affect a finished backup, which can still be verified', async () => {
    const place = await newBackupFolder();
    const { folder } = await backUp(place);
    const about = { place: openPlace(place), secrets: {}, recordIn: env().DATABASE_URL };
    const lines: string[] = [];
    await verifyBackup({
      ...about,
      name: path.basename(folder),
      report: (line) => lines.push(line),
    });
    expect(lines).toContainEqual(expect.stringMatching(/^audit: [\d,]+ rows, equal$/));
    const run = await db().backupRun.findFirst({ where: { kind: 'verification' } });
    expect(run).toMatchObject({ succeeded: true, backup: path.basename(folder) });
  });
});

const OTHER_CONNECTIONS = `FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;

const statementsOf = async (url: string) =>
  (await queryDatabase<{ query: string }>(url, `SELECT query ${OTHER_CONNECTIONS}`)).map(
    ({ query }) => query,
  );

/** Counts the connections and locks that a killed program has left: the server notices its death a moment later. */
const countLeftovers = async (url: string) =>
  (
    await queryDatabase(
      url,
      `SELECT pid ${OTHER_CONNECTIONS} AND query LIKE '%COPY%' AND state <> 'idle' UNION ALL SELECT pid FROM pg_locks
        WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
  ).length;
