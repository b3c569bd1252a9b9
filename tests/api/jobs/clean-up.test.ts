import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';
import { deleteExpired } from '@/lib/platform/jobs/delete-expired';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { deleteOldMail } from '@/lib/platform/mail/delete-mail';
import { CONTENT_DAYS, RECORD_DAYS } from '@/lib/platform/mail/mail-rules';
import { requeueMail } from '@/lib/platform/mail/requeue-mail';
import { ada } from '../../support/cast';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

beforeAll(() => prepareJobs(env().DATABASE_URL));

async function mail(createdAt: Date, sentAt: Date | null = null) {
  const id = newId();
  const words = { to: 'ada@example.org', subject: 'Hello', text: sentAt ? '' : 'Hello', html: '' };
  await db().outboxMail.create({ data: { id, key: id, ...words, createdAt, sentAt } });
  return id;
}

const textOf = async (id: string) =>
  (await db().outboxMail.findUnique({ where: { id }, select: { text: true } }))?.text;

describe('deleteExpired', () => {
  it('deletes rows that expired more than two days ago, and no newer ones', async () => {
    const { user } = await ada();
    for (const days of [1, 3]) {
      const dates = { createdAt: daysAgo(9), expiresAt: daysAgo(days) };
      await db().session.create({ data: { id: newSecretId(), userId: user.id, ...dates } });
      const challenge = { id: newSecretId(), purpose: 'verify_email', codeHash: 'x' } as const;
      await db().challenge.create({ data: { ...challenge, ...dates } });
      const key = { name: 'read', keyHash: `${days}`, windowStart: daysAgo(days) };
      await db().rateLimit.create({ data: { ...key, count: 1 } });
    }
    await deleteExpired({});
    expect(await db().session.count()).toBe(2);
    expect(await db().challenge.count()).toBe(1);
    expect(await db().rateLimit.count()).toBe(1);
  });
});

describe('deleteExpired, for messages of the contact page', () => {
  it('deletes messages after two years', async () => {
    const words = { name: 'Ben', email: 'ben@example.org', subject: 'Hello', message: 'Hello' };
    for (const createdAt of [daysAgo(729), daysAgo(735)])
      await db().contactMessage.create({ data: { id: newId(), ...words, createdAt } });
    await deleteExpired({});
    const remaining = await db().contactMessage.findMany();
    expect(remaining).toHaveLength(1);
    expect(remaining[0]?.createdAt.getTime()).toBeGreaterThan(daysAgo(730).getTime());
  });
});

describe('deleteOldMail', () => {
  it('deletes the content of mails that were not sent within a month, and deletes old records', async () => {
    const waiting = await mail(daysAgo(CONTENT_DAYS - 1));
    const abandoned = await mail(daysAgo(CONTENT_DAYS + 1));
    const sent = await mail(daysAgo(RECORD_DAYS + 2), daysAgo(RECORD_DAYS - 1));
    const old = await mail(daysAgo(RECORD_DAYS + 2), daysAgo(RECORD_DAYS + 1));
    await deleteOldMail({});
    expect(await textOf(waiting)).toBe('Hello');
    expect(await textOf(abandoned)).toBe('');
    expect(await textOf(sent)).toBe('');
    expect(await textOf(old)).toBeUndefined();
  });
});

describe('requeueMail', () => {
  it('enqueues one job for a waiting mail that has none', async () => {
    const lost = await mail(daysAgo(1));
    const young = await mail(new Date());
    await requeueMail({});
    await requeueMail({});
    const jobs = await db().$queryRaw<{ id: string }[]>`
      SELECT data->>'mailId' AS id FROM pgboss.job WHERE name = 'send-mail'`;
    const ids = jobs.map(({ id }) => id);
    expect(ids.filter((id) => id === lost)).toHaveLength(1);
    expect(ids).not.toContain(young);
  });
});
