import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { discardHeldMail, listHeldMail, releaseHeldMail } from '@/lib/platform/mail/held-mail';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { startMailServer } from '@/tests/ports/mail/mail-server';

let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  env().SMTP_URL = server.url;
  await prepareJobs(env().DATABASE_URL);
});
afterAll(() => server.close());

const recordRestore = () =>
  db().backupRun.create({
    data: { id: newId(), kind: 'restore', startedAt: new Date(), succeeded: true, holdsMail: true },
    select: { id: true },
  });

/** Enqueues a mail and runs its job. */
async function runMail(key: string): Promise<string> {
  const content = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await db().$transaction((tx) => enqueueMail(tx, { key, to: 'ada@example.org', ...content }));
  const { id } = await db().outboxMail.findUniqueOrThrow({ where: { key } });
  await sendMail({ mailId: id });
  return id;
}

const listWaiting = async () => (await listHeldMail()).map(({ kind, mails }) => `${mails} ${kind}`);

describe('mail after a restore', () => {
  it('is held if the site may have sent it before, except codes and alerts', async () => {
    await recordRestore();
    await runMail('receipt/again');
    await runMail('birthday/again/2026');
    await runMail('otp/now/1');
    await runMail('alert/mail/2026-11-25');
    expect(server.received).toHaveLength(2);
    expect(await listWaiting()).toEqual(['1 birthday', '1 receipt']);
  });

  it('is sent once when the operator releases it, after which later mail is not held', async () => {
    const before = server.received.length;
    const held = await db().outboxMail.findMany({ where: { heldAt: { not: null } } });
    for (const { id } of held) await sendMail({ mailId: id });
    expect(server.received).toHaveLength(before);
    expect(await releaseHeldMail()).toBe(2);
    for (const { id } of [...held, ...held]) await sendMail({ mailId: id });
    expect(server.received).toHaveLength(before + 2);
    await runMail('receipt/later');
    expect(server.received).toHaveLength(before + 3);
    expect(await releaseHeldMail()).toBe(0);
  });

  it.each([
    ['released', releaseHeldMail, 450],
    ['discarded', discardHeldMail, 0],
  ])('can be %s by the hundred, and only once', async (_, end, jobs) => {
    await db().$executeRaw`DELETE FROM pgboss.job`;
    await db().outboxMail.createMany({
      data: Array.from({ length: 450 }, () => {
        const id = newId();
        const content = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
        return { id, key: `receipt/${id}`, to: 'ada@example.org', ...content, heldAt: new Date() };
      }),
    });
    expect(await end()).toBe(450);
    expect(await listWaiting()).toEqual([]);
    const [enqueued] = await db().$queryRaw<{ count: number }[]>`
      SELECT count(DISTINCT data->>'mailId')::int AS count FROM pgboss.job WHERE name = 'send-mail'`;
    expect(enqueued?.count).toBe(jobs);
    expect(await end()).toBe(0);
  });

  it('is never sent after the operator discarded it', async () => {
    await recordRestore();
    const before = server.received.length;
    const id = await runMail('tribute/again');
    expect(await discardHeldMail()).toBe(1);
    await sendMail({ mailId: id });
    await runMail('tribute/again');
    expect(server.received).toHaveLength(before);
    expect(await listWaiting()).toEqual([]);
  });
});
