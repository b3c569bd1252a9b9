import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backupSettings, nightlyCron, nightlySettings } from '@/lib/platform/backup/settings';
import { db } from '@/lib/platform/db/client';
import { env, settingsOf } from '@/lib/platform/env';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { startWorker } from '@/lib/platform/jobs/worker';
import { jobHandlers } from '@/server/job-handlers';
import { runNightlyBackup } from '@/server/nightly-backup';
import { newBackupFolder } from '@/tests/support/backup';
import { PATIENCE } from '@/tests/support/patience';

const backUpTo = (place: string | undefined) =>
  Object.assign(settingsOf(backupSettings), { BACKUP_TO: place });

beforeAll(() => prepareJobs(env().DATABASE_URL));
afterEach(() => void backUpTo(undefined));

const schedules = () => db().$queryRaw<{ cron: string; timezone: string }[]>`
  SELECT cron, timezone FROM pgboss.schedule WHERE name = 'nightly-backup'`;

describe('the nightly backup', () => {
  it('is scheduled once, in UTC, for all instances, if there is a place', async () => {
    expect(nightlyCron()).toBeUndefined();
    backUpTo(await newBackupFolder());
    const workers = [await startWorker(jobHandlers), await startWorker(jobHandlers)];
    expect(await schedules()).toEqual([{ cron: '5 2 * * *', timezone: 'UTC' }]);
    for (const each of workers) await each.stop();
    settingsOf(nightlySettings).BACKUP_AT = '23:30';
    expect(nightlyCron()).toBe('30 23 * * *');
    settingsOf(nightlySettings).BACKUP_AT = 'never';
    expect(nightlyCron()).toBeUndefined();
    settingsOf(nightlySettings).BACKUP_AT = '02:05';
    backUpTo(undefined);
    await (await startWorker(jobHandlers)).stop();
    expect(await schedules()).toEqual([]);
  });

  it('runs in one of two instances, for hours if necessary', async () => {
    backUpTo(await newBackupFolder());
    let runs = 0;
    let end = () => {};
    const handlers = {
      ...jobHandlers,
      'nightly-backup': () => {
        runs++;
        return new Promise<void>((resolve) => (end = resolve));
      },
    };
    // Enqueues the job before the workers start, because they poll at once and then only every thirty seconds.
    await db().$transaction((tx) => enqueue(tx, 'nightly-backup', {}));
    const workers = [await startWorker(handlers), await startWorker(handlers)];
    onTestFinished(async () => {
      end();
      for (const each of workers) await each.stop(); // otherwise they would run the jobs of other tests
    });
    const [job] = await vi.waitUntil(async () => {
      const jobs = await db().$queryRaw<{ expire: number }[]>`
        SELECT expire_seconds AS expire FROM pgboss.job WHERE name = 'nightly-backup' AND state = 'active'`;
      return jobs.length > 0 && jobs;
    }, PATIENCE);
    expect(job?.expire).toBe(8 * 3600);
    end();
    const finishedJobs = () => db().$queryRaw<object[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'nightly-backup' AND state = 'completed'`;
    await vi.waitUntil(async () => (await finishedJobs()).length > 0, PATIENCE);
    expect(runs).toBe(1);
  });

  it('does nothing without a place', async () => {
    await runNightlyBackup(['--eval', 'process.exit(1)']);
  });
});
