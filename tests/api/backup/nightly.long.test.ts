import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lastBackup } from '@/lib/platform/backup/backup-runs';
import { backupSettings } from '@/lib/platform/backup/settings';
import { db } from '@/lib/platform/db/client';
import { env, settingsOf } from '@/lib/platform/env';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { storagePort } from '@/lib/platform/storage/select';
import { findBackup, listBackups, openPlace } from '@/scripts/backup/place';
import { runNightlyBackup } from '@/server/nightly-backup';
import { addMemorialWithPicture } from '@/tests/ports/media/memorial-with-picture';
import { newBackupFolder } from '@/tests/support/backup';
import { ada } from '@/tests/support/cast';

const PROGRAM = ['--import', 'tsx', 'scripts/backup/nightly.ts'];

/** Sets the place for backups in this process and in those that it starts. */
function backUpTo(place: string | undefined): void {
  Object.assign(settingsOf(backupSettings), { BACKUP_TO: place });
  if (place) process.env.BACKUP_TO = place;
  else delete process.env.BACKUP_TO;
}

beforeAll(async () => {
  process.env.BACKUP_PASSPHRASE = 'a passphrase for tests';
  await prepareJobs(env().DATABASE_URL);
  await ada();
});
afterEach(() => backUpTo(undefined));

describe('the nightly backup in a separate process', { timeout: 120_000 }, () => {
  it('is written to the configured place, encrypted', async () => {
    const place = await newBackupFolder();
    backUpTo(place);
    await runNightlyBackup(PROGRAM);
    const { name } = await findBackup(place);
    expect(await lastBackup()).toMatchObject({ backup: name });
    expect(await readdir(place)).toContain('key.age');
  });

  it.each([
    ['its place is a file', PROGRAM, /ENOTDIR|EEXIST|not a directory/],
    ['it cannot begin', ['no-such-program.mjs'], /Cannot find module/],
  ])('reports why it failed: %s', async (_, program, reason) => {
    const file = path.join(await newBackupFolder(), 'file');
    await writeFile(file, '');
    backUpTo(path.join(file, 'backups'));
    const before = await db().backupRun.count();
    await expect(runNightlyBackup(program)).rejects.toThrow(reason);
    const runs = await db().backupRun.findMany({ orderBy: { endedAt: 'desc' } });
    expect(runs).toHaveLength(before + 1);
    expect(runs[0]).toMatchObject({ kind: 'backup', succeeded: false });
    expect(runs[0]?.detail).toMatch(reason);
  });

  it('fails without a retry when the storage has lost a file, and names it', async () => {
    const place = await newBackupFolder();
    backUpTo(place);
    const { pictureId } = await addMemorialWithPicture((await ada()).user.id, true);
    const { objects } = await db().media.findUniqueOrThrow({ where: { id: pictureId } });
    const [key = ''] = Object.values(objects as Record<string, string>); // as: JSON written by the upload
    await storagePort().delete(key);
    await runNightlyBackup(PROGRAM);
    expect(await listBackups(openPlace(place))).toHaveLength(1);
    const run = await db().backupRun.findFirst({ orderBy: { endedAt: 'desc' } });
    expect(run).toMatchObject({ succeeded: false, detail: expect.stringContaining(key) });
    await db().memorial.deleteMany({ where: { mainPictureId: pictureId } });
    await db().media.deleteMany({ where: { id: pictureId } });
  });

  it('is killed and fails when it hangs', async () => {
    backUpTo(await newBackupFolder());
    const hung = ['--eval', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'];
    await expect(runNightlyBackup(hung, 1)).rejects.toThrow('it had not ended after 1 s');
    const run = await db().backupRun.findFirst({ orderBy: { endedAt: 'desc' } });
    expect(run).toMatchObject({ succeeded: false, detail: 'it had not ended after 1 s' });
  });

  it('reports the last error, not a warning of Node', async () => {
    backUpTo(await newBackupFolder());
    const program = `process.emitWarning('old'); setTimeout(() => {
      for (let at = 0; at < 40; at++) console.error('line ' + at);
      console.error('TypeError: it is broken');
      process.exit(1);
    }, 100)`;
    await expect(runNightlyBackup(['--eval', program])).rejects.toThrow('TypeError: it is broken');
    const warned = `process.emitWarning('old'); setTimeout(() => { console.error('No space.'); process.exit(1); }, 100)`;
    await expect(runNightlyBackup(['--eval', warned])).rejects.toThrow('failed: No space.');
  });

  it('ends with its parent process and leaves no backup', async () => {
    const place = await newBackupFolder();
    backUpTo(place);
    const holder = new pg.Client({ connectionString: env().DATABASE_URL });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    const child = spawn(process.execPath, PROGRAM, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const waitingLocks = () =>
      db().$queryRaw<
        object[]
      >`SELECT 1 FROM pg_locks WHERE relation = 'users'::regclass AND NOT granted`;
    await vi.waitUntil(async () => (await waitingLocks()).length > 0, { timeout: 60_000 });
    const exit = once(child, 'exit');
    child.disconnect();
    expect((await exit)[0]).toBe(1);
    await holder.end();
    expect(await listBackups(openPlace(place))).toEqual([]);
  });
});
