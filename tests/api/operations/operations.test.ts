import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as retryJob } from '@/app/api/admin/jobs/[id]/retry/route';
import { POST as retryMail } from '@/app/api/admin/mails/[id]/retry/route';
import { GET as operations } from '@/app/api/admin/operations/route';
import { backupSettings } from '@/lib/platform/backup/settings';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { DAY_MS } from '@/lib/platform/durations';
import { env, settingsOf } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { VERSION } from '@/lib/platform/version';
import { auditOf } from '@/tests/support/audit';
import { call } from '@/tests/support/call';
import { type Person, root } from '@/tests/support/cast';

let admin: Person;

beforeAll(async () => {
  await prepareJobs(env().DATABASE_URL);
  admin = await root();
});

beforeEach(async () => {
  await db().outboxMail.deleteMany({});
  await db().$executeRaw`DELETE FROM pgboss.job`;
});

const show = () => call(operations, { headers: admin.headers });
const tryAgain = (handler: typeof retryMail, id: string) =>
  call(handler, { method: 'POST', params: { id }, headers: admin.headers });

async function addMail(own: { text?: string; sentAt?: Date; heldAt?: Date } = {}) {
  const id = newId();
  await db().outboxMail.create({
    data: {
      ...{ id, key: `receipt/${id}`, to: 'ada@example.org', subject: 'Hello', html: '' },
      ...{ text: 'Hello', attempts: 4, createdAt: new Date(Date.now() - 7.5 * DAY_MS) },
      lastError: 'SMTP: 550 5.1.1 <ada@example.org>: no such user ada@example.org',
      ...own,
    },
  });
  return id;
}

type Job = { id: string; state: string; isDue: boolean; data: { mailId?: string } };
const jobs = () => db().$queryRaw<Job[]>`
  SELECT id::text, state::text, start_after <= now() AS "isDue", data FROM pgboss.job`;

async function failedJob(state: 'retry' | 'failed') {
  await db().$transaction((tx) =>
    enqueue(tx, 'purge-cdn', { tag: 'release' }, { startAfterSeconds: 300 }),
  );
  const [job] = await db().$queryRaw<{ id: string }[]>`
    UPDATE pgboss.job SET state = ${state}::pgboss.job_state, retry_count = 2, retry_limit = 2,
      output = '{"message": "Error: The CDN answered a purge with 500"}' RETURNING id::text`;
  return job?.id ?? '';
}

describe('GET /api/admin/operations', () => {
  it('returns the release, and nothing else on a quiet site', async () => {
    expect((await show()).body).toMatchObject({
      version: VERSION,
      pendingMigrations: [],
      jobs: [],
      mails: [],
    });
  });

  it('returns the disks, the pool and the certificate, and no backup if none is configured', async () => {
    const { machine, backup, alerts } = (await show()).body;
    const names = machine.disks.map(({ name }: { name: string }) => name).sort();
    expect(names).toEqual(expect.arrayContaining(['media', 'temporary']));
    for (const { freeBytes, bytes } of machine.disks) {
      expect(freeBytes).toBeGreaterThan(0);
      expect(bytes).toBeGreaterThanOrEqual(freeBytes);
    }
    expect(machine.pool).toEqual({
      ...{ used: expect.any(Number), idle: expect.any(Number), waiting: expect.any(Number) },
    });
    expect(machine.certificate).toEqual({ state: 'none', endsAt: null, daysLeft: null });
    expect(machine.ffmpeg).toMatch(/^(ready|incomplete|missing)$/);
    expect(backup).toEqual({ nightlyAt: null, last: null, failed: null, verifiedAt: null });
    expect(alerts.filter((kind: string) => !kind.startsWith('disk-'))).toEqual([]);
  });

  it('returns the last backup, the last failure since, and the active alerts', async () => {
    const settings = settingsOf(backupSettings);
    settings.BACKUP_TO = env().MEDIA_DIR;
    const run = (own: Partial<Prisma.BackupRunCreateInput>) =>
      db().backupRun.create({
        data: { id: newId(), kind: 'backup', startedAt: new Date(), succeeded: true, ...own },
        select: { id: true },
      });
    const at = new Date(Date.now() - 2 * DAY_MS);
    await run({ endedAt: at, backup: '2026-11-23T02-05-00Z', bytes: 5_000 });
    await run({ succeeded: false, detail: 'The place is full, says operator@example.org.' });
    await run({ kind: 'verification', endedAt: at });
    const { backup, alerts, machine } = (await show()).body;
    expect(backup).toEqual({
      nightlyAt: '02:05',
      last: { name: '2026-11-23T02-05-00Z', at: at.toISOString(), bytes: 5_000 },
      failed: { at: expect.any(String), reason: 'The place is full, says …@…' },
      verifiedAt: at.toISOString(),
    });
    expect(alerts).toContain('backup');
    expect(machine.disks.map(({ name }: { name: string }) => name)).toContain('backups');
    await run({});
    const later = (await show()).body;
    expect(later.backup.failed).toBeNull();
    expect(later.alerts).not.toContain('backup');
    Object.assign(settings, { BACKUP_TO: undefined });
    await db().backupRun.deleteMany({});
  });

  it('lists unsent mails by subject matter, without their recipients', async () => {
    const id = await addMail();
    await addMail({ sentAt: new Date() });
    await addMail({ text: '' });
    await addMail({ heldAt: new Date() });
    const { body } = await show();
    expect(body.mails).toEqual([
      {
        id,
        about: 'receipt',
        tries: 4,
        reason: 'SMTP: 550 5.1.1 <…@…>: no such user …@…',
        writtenAt: expect.any(String),
        nextTryAt: null,
      },
    ]);
    expect(body.state.outbox).toMatchObject({ unsent: 1, givenUp: 1 });
    expect(JSON.stringify(body)).not.toContain('ada@');
  });

  it('lists failed jobs and when they are retried', async () => {
    const id = await failedJob('retry');
    expect((await show()).body.jobs).toEqual([
      {
        id,
        name: 'purge-cdn',
        tries: 3,
        reason: 'Error: The CDN answered a purge with 500',
        nextTryAt: expect.any(String),
      },
    ]);
    await db().$executeRaw`UPDATE pgboss.job SET state = 'failed'`;
    expect((await show()).body.jobs).toMatchObject([{ id, nextTryAt: null }]);
  });
});

describe('POST /api/admin/mails/[id]/retry', () => {
  it('sends a given-up mail once, however often it is called', async () => {
    const id = await addMail();
    const answers = await Promise.all([1, 2, 3].map(() => tryAgain(retryMail, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await jobs()).toMatchObject([{ isDue: true, data: { mailId: id } }]);
    expect((await auditOf(`mail/${id}`)).map(({ action }) => action)).toContain('mail.retry');
  });

  it('brings a waiting job forward', async () => {
    const id = await addMail();
    await db().$transaction((tx) =>
      enqueue(tx, 'send-mail', { mailId: id }, { startAfterSeconds: 3_600 }),
    );
    await tryAgain(retryMail, id);
    expect(await jobs()).toMatchObject([{ isDue: true, data: { mailId: id } }]);
  });

  it('answers 404 for a mail that was sent, emptied or held, and for an unknown id', async () => {
    const sent = await addMail({ sentAt: new Date() });
    const held = await addMail({ heldAt: new Date() });
    const emptied = await addMail({ text: '' });
    for (const id of [sent, emptied, held, newId()])
      expect((await tryAgain(retryMail, id)).status).toBe(404);
    expect((await tryAgain(retryMail, 'not an id')).status).toBe(400);
    expect(await jobs()).toEqual([]);
  });
});

describe('POST /api/admin/jobs/[id]/retry', () => {
  it.each(['retry', 'failed'] as const)('runs a job in the state %s at once', async (state) => {
    const id = await failedJob(state);
    expect((await tryAgain(retryJob, id)).status).toBe(200);
    expect(await jobs()).toMatchObject([{ id, state: 'retry', isDue: true }]);
    const [tries] = await db().$queryRaw<{ left: boolean }[]>`
      SELECT retry_limit > retry_count AS left FROM pgboss.job`;
    expect(tries).toEqual({ left: true });
    expect(await auditOf(`job/${id}`)).toMatchObject([
      { action: 'job.retry', detail: { queue: 'purge-cdn' } },
    ]);
  });

  it('answers 404 for a job that did not fail, and for an unknown id', async () => {
    const id = await failedJob('retry');
    await db().$executeRaw`UPDATE pgboss.job SET state = 'active'`;
    expect((await tryAgain(retryJob, id)).status).toBe(404);
    expect((await tryAgain(retryJob, crypto.randomUUID())).status).toBe(404);
    expect((await tryAgain(retryJob, '1; DROP TABLE users')).status).toBe(400);
  });
});
