import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postAlert } from '@/lib/admin/commands/post-alert';
import { watchSite } from '@/lib/admin/commands/watch-site';
import { lastBackupAt } from '@/lib/platform/backup/backup-runs';
import { backupSettings } from '@/lib/platform/backup/settings';
import { db } from '@/lib/platform/db/client';
import { DAY_MS, HOUR_MS } from '@/lib/platform/durations';
import { env, settingsOf } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { prepareJobs } from '@/lib/platform/jobs/prepare';

const received: unknown[] = [];
let status = 200;
let server: Server;

beforeAll(async () => {
  await prepareJobs(env().DATABASE_URL);
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    received.push(JSON.parse(text));
    response.writeHead(status, { Location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const oldBackup = async () => new Date(Date.now() - 2 * DAY_MS - HOUR_MS / 2);
const mails = () =>
  db().outboxMail.findMany({
    where: { key: { contains: '/backup/' } },
    select: { to: true, subject: true },
  });
const posts = () => db().$queryRaw<{ data: { kind: string; text: string } }[]>`
  SELECT data FROM pgboss.job WHERE name = 'post-alert' AND data->>'kind' = 'backup'`;

describe('alerts', () => {
  it('go nowhere unless a recipient is configured', async () => {
    await watchSite(oldBackup);
    expect([await mails(), await posts()]).toEqual([[], []]);
  });

  it('go by email and to the webhook, once a day', async () => {
    env().ALERT_EMAIL = 'operator@example.org';
    env().ALERT_WEBHOOK_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`; // as: it listens on TCP
    const now = new Date();
    await Promise.all([watchSite(oldBackup, now), watchSite(oldBackup, now)]);
    await watchSite(oldBackup, now);
    expect(await mails()).toEqual([
      { to: 'operator@example.org', subject: 'Perennial: The last backup is 48 hours old.' },
    ]);
    expect(await posts()).toHaveLength(1);
    await watchSite(oldBackup, new Date(now.getTime() + DAY_MS));
    expect(await mails()).toHaveLength(2);
    expect(await posts()).toHaveLength(2);
  });

  it('expect the first backup within a day, once a place for backups is configured', async () => {
    const [first] = await db().$queryRaw<{ at: Date }[]>`
      SELECT min(started_at) AS at FROM _prisma_migrations`;
    const later = (ms: number) => new Date((first?.at.getTime() ?? 0) + ms);
    expect(await lastBackupAt(later(2 * DAY_MS))).toBeUndefined();
    const settings = settingsOf(backupSettings);
    settings.BACKUP_TO = '/mnt/backups';
    expect(await lastBackupAt(later(DAY_MS / 2))).toBeUndefined();
    expect(await lastBackupAt(later(2 * DAY_MS))).toBeNull();
    settings.BACKUP_TO = undefined;
  });

  it('expect a backup after the first attempt, and use the time of the last successful one', async () => {
    const record = (succeeded: boolean) =>
      db().backupRun.create({
        data: { id: newId(), kind: 'backup', startedAt: new Date(), succeeded },
        select: { endedAt: true },
      });
    expect(await lastBackupAt()).toBeUndefined();
    await record(false);
    expect(await lastBackupAt()).toBeNull();
    const { endedAt } = await record(true);
    expect(await lastBackupAt()).toEqual(endedAt);
  });

  it('are posted as JSON in the format that chat programs show', async () => {
    await postAlert({ kind: 'backup', text: 'The last backup is 48 hours old.' });
    expect(received).toEqual([
      {
        text: 'The last backup is 48 hours old. http://localhost:3000',
        kind: 'backup',
        site: 'http://localhost:3000',
      },
    ]);
  });

  it.each([500, 302])('are retried after status %s', async (answer) => {
    status = answer;
    await expect(postAlert({ kind: 'backup', text: 'Old.' })).rejects.toThrow();
  });
});
