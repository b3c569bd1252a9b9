import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';

const MAIL = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

let boss: PgBoss;

beforeAll(async () => {
  await prepareJobs(env().DATABASE_URL);
  boss = new PgBoss({
    connectionString: env().DATABASE_URL,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
});

afterAll(() => boss.stop({ graceful: false }));

const jobs = (mailId: string) => db().$queryRaw<Record<string, unknown>[]>`
  SELECT * FROM pgboss.job WHERE name = 'send-mail' AND data->>'mailId' = ${mailId}`;

describe('enqueue', () => {
  it('adds a job when the transaction commits', async () => {
    await db().$transaction((tx) => enqueue(tx, 'send-mail', { mailId: 'kept' }));
    expect(await jobs('kept')).toHaveLength(1);
  });

  it('adds no job when the transaction rolls back', async () => {
    const failing = db().$transaction(async (tx) => {
      await enqueue(tx, 'send-mail', { mailId: 'undone' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await jobs('undone')).toHaveLength(0);
  });

  it('writes the same row as pg-boss', async () => {
    const startAfter = new Date(Date.now() + 60_000);
    await db().$transaction((tx) => enqueue(tx, 'send-mail', { mailId: 'ours' }, { startAfter }));
    await boss.send('send-mail', { mailId: 'theirs' }, { startAfter });
    const [ours] = await jobs('ours');
    const [theirs] = await jobs('theirs');
    const ownColumns = { id: null, data: null, created_on: null };
    expect({ ...ours, ...ownColumns }).toEqual({ ...theirs, ...ownColumns });
  });

  it('keeps one waiting job per key', async () => {
    const enqueueKeyed = () =>
      db().$transaction((tx) =>
        enqueue(tx, 'send-mail', { mailId: 'keyed' }, { singletonKey: 'keyed' }),
      );
    await enqueueKeyed();
    await enqueueKeyed();
    expect(await jobs('keyed')).toHaveLength(1);
  });
});

describe('a job that handles all pending work', () => {
  const remove = () => db().$transaction((tx) => enqueue(tx, 'remove-media', {}));
  const states = async () => {
    const rows = await db().$queryRaw<{ state: string }[]>`
      SELECT state::text FROM pgboss.job WHERE name = 'remove-media' ORDER BY created_on`;
    return rows.map(({ state }) => state);
  };

  it('is added only if none waits', async () => {
    for (let at = 0; at < 3; at += 1) await remove();
    expect(await states()).toEqual(['created']);
    await boss.fetch('remove-media');
    await Promise.all([remove(), remove()]); // neither transaction sees the other's job or waits for it
    expect((await states()).filter((each) => each === 'active')).toHaveLength(1);
    expect((await states()).filter((each) => each === 'created').length).toBeGreaterThan(0);
  });
});

describe('enqueueMail', () => {
  it('adds a mail with its job, once per key, and lets the transaction continue after a repeated key', async () => {
    await db().$transaction(async (tx) => {
      await enqueueMail(tx, { key: 'receipt/1', ...MAIL });
      await enqueueMail(tx, { key: 'receipt/1', ...MAIL, subject: 'Again' });
      await tx.contactMessage.create({
        data: { id: 'stillalive12', name: 'A', email: 'a@b.c', subject: 's', message: 'm' },
      });
    });
    const mails = await db().outboxMail.findMany({ where: { key: 'receipt/1' } });
    expect(mails.map(({ subject }) => subject)).toEqual(['Hello']);
    expect(await jobs(mails[0]?.id ?? '')).toHaveLength(1);
    expect(await db().contactMessage.count()).toBe(1);
  });

  it('adds no mail for a buyer whose profile was deleted', async () => {
    await db().$transaction((tx) => enqueueMail(tx, { key: 'receipt/3', ...MAIL, to: '' }));
    expect(await db().outboxMail.count({ where: { key: 'receipt/3' } })).toBe(0);
  });

  it('adds neither mail nor job when the transaction rolls back', async () => {
    const failing = db().$transaction(async (tx) => {
      await enqueueMail(tx, { key: 'receipt/2', ...MAIL });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db().outboxMail.count({ where: { key: 'receipt/2' } })).toBe(0);
  });
});
