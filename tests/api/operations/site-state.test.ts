import { beforeAll, describe, expect, it } from 'vitest';
import { readSiteState } from '@/lib/admin/queries/site-state';
import { openReview } from '@/lib/payments/reviews/order-reviews';
import { db, poolUse } from '@/lib/platform/db/client';
import { pendingMigrations } from '@/lib/platform/db/pending-migrations';
import { DAY_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { RETRY_DAYS } from '@/lib/platform/mail/mail-rules';
import { addCase, freezeForCase } from '@/tests/support/case';
import { ada } from '@/tests/support/cast';
import { addCondolence } from '@/tests/support/condolence';
import { addMemorial } from '@/tests/support/memorial';
import { addDraft, openOrder } from '@/tests/support/order';

beforeAll(() => prepareJobs(env().DATABASE_URL));

type Mail = { key: string; text: string; lastError: string; heldAt: Date };
const unsentMail = (ageMs: number, own: Partial<Mail> = {}) =>
  db().outboxMail.create({
    data: {
      ...{ id: newId(), key: newId(), to: 'ada@example.org', subject: 'Hello', text: 'Hello' },
      ...{ html: '', createdAt: new Date(Date.now() - ageMs) },
      ...own,
    },
    select: { id: true },
  });

describe('the state of the site', () => {
  it('is empty on a new site', async () => {
    expect(await readSiteState()).toEqual({
      queues: [],
      outbox: { unsent: 0, oldestSeconds: 0, givenUp: 0 },
      orders: { byState: {}, inReview: 0, oldestReviewSeconds: 0, owedBackMinor: 0 },
      condolences: { held: 0, oldestSeconds: 0, reported: 0, oldestReportSeconds: 0 },
      cases: { open: 0, oldestSeconds: 0, overdue: 0, frozen: 0 },
      webhooks: { waiting: 0, oldestSeconds: 0, failing: 0, switchedOff: 0 },
    });
  });

  it('counts the jobs that are due, with their age, but not later ones', async () => {
    await db().$transaction(async (tx) => {
      const tenMinutesAgo = new Date(Date.now() - 600_000);
      await enqueue(tx, 'send-mail', { mailId: 'a' }, { startAfter: tenMinutesAgo });
      await enqueue(tx, 'send-mail', { mailId: 'b' });
      await enqueue(tx, 'purge-cdn', { tag: 'release' }, { startAfterSeconds: 600 });
    });
    const { queues } = await readSiteState();
    expect(queues).toMatchObject([
      { name: 'purge-cdn', waiting: 0, oldestSeconds: 0 },
      { name: 'send-mail', waiting: 2, retried: 0, failed: 0 },
    ]);
    expect(queues[1]?.oldestSeconds).toBeGreaterThanOrEqual(600);
  });

  it('counts failed jobs, whether they are retried or not', async () => {
    await db().$executeRaw`UPDATE pgboss.job SET state = 'retry' WHERE data->>'mailId' = 'a'`;
    await db().$executeRaw`UPDATE pgboss.job SET state = 'failed' WHERE data->>'mailId' = 'b'`;
    const { queues } = await readSiteState();
    expect(queues[1]).toMatchObject({ name: 'send-mail', waiting: 1, retried: 1, failed: 1 });
  });

  it('distinguishes given-up mails from those that are still retried', async () => {
    const old = (RETRY_DAYS + 0.5) * DAY_MS;
    await unsentMail(60_000);
    await unsentMail(old);
    const tried = await unsentMail(old + DAY_MS);
    await db().$transaction((tx) =>
      enqueue(tx, 'send-mail', { mailId: tried.id }, { startAfterSeconds: 300 }),
    );
    const { outbox } = await readSiteState();
    expect(outbox).toMatchObject({ unsent: 3, givenUp: 1 });
    expect(outbox.oldestSeconds * 1000).toBeGreaterThan(old + DAY_MS - 1_000);
  });

  it('stops counting a given-up mail after a day, unless it was retried since', async () => {
    await db().outboxMail.deleteMany({});
    const { id } = await unsentMail((RETRY_DAYS + 2) * DAY_MS);
    expect((await readSiteState()).outbox).toMatchObject({ unsent: 1, givenUp: 0 });
    await db().$transaction((tx) => enqueue(tx, 'send-mail', { mailId: id }));
    await db().$executeRaw`
      UPDATE pgboss.job SET state = 'completed', completed_on = now() WHERE data->>'mailId' = ${id}`;
    expect((await readSiteState()).outbox).toMatchObject({ unsent: 1, givenUp: 1 });
  });

  it('ignores held and emptied mails, and counts no alert as given up and no refused mail as late', async () => {
    await db().outboxMail.deleteMany({});
    const old = (RETRY_DAYS + 0.5) * DAY_MS;
    await unsentMail(old, { text: '' });
    await unsentMail(old, { heldAt: new Date() });
    await unsentMail(old, { key: `alert/mail/${newId()}` });
    await unsentMail(DAY_MS, { lastError: 'MailRefused: SMTP: 550 no such user' });
    const { outbox } = await readSiteState();
    expect(outbox).toEqual({ unsent: 2, oldestSeconds: 0, givenUp: 0 });
  });

  it('counts open orders by state, and orders in review once each', async () => {
    const owner = await ada();
    const { orderId } = await openOrder(owner, await addDraft(owner));
    await db().$transaction(async (tx) => {
      await openReview(tx, orderId, { kind: 'paid_late' });
      await openReview(tx, orderId, { kind: 'dispute', detail: { disputeId: '2867' } });
    });
    const { orders } = await readSiteState();
    expect(Object.values(orders.byState)).toEqual([1]);
    expect(orders).toMatchObject({ inReview: 1, owedBackMinor: 0 });
  });

  it('counts held condolences, and the age of the oldest', async () => {
    const memorialId = await addMemorial();
    const createdAt = new Date(Date.now() - 7_200_000);
    await addCondolence(memorialId, { state: 'held', createdAt });
    await addCondolence(memorialId, { state: 'held', createdAt: new Date() });
    await addCondolence(memorialId, { state: 'waiting', createdAt: new Date(0) });
    const { condolences } = await readSiteState();
    expect(condolences.held).toBe(2);
    expect(condolences.oldestSeconds).toBeGreaterThanOrEqual(7_199);
    expect(condolences.oldestSeconds).toBeLessThan(7_900);
  });

  it('counts open cases, the age of the oldest, overdue ones, and frozen memorials', async () => {
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
    await addCase(await addMemorial(), { createdAt: ago(8) });
    await addCase(await addMemorial(), { createdAt: ago(6) });
    await addCase(await addMemorial(), { createdAt: ago(99), state: 'waiting_for_papers' });
    await addCase(await addMemorial(), { createdAt: ago(99), state: 'decided' });
    await freezeForCase(await addMemorial());
    const { cases } = await readSiteState();
    expect(cases).toMatchObject({ open: 3, overdue: 1, frozen: 1 });
    expect(cases.oldestSeconds).toBeGreaterThanOrEqual((8 * DAY_MS) / 1000 - 1);
    expect(cases.oldestSeconds).toBeLessThan((9 * DAY_MS) / 1000);
  });

  it('counts reported condolences, and the age of the first report', async () => {
    await db().condolence.deleteMany();
    const memorialId = await addMemorial();
    const longAgo = new Date(Date.now() - 30 * 86_400_000);
    const report = (condolenceId: string, reporterHash: string, secondsAgo: number) =>
      db().condolenceReport.create({
        data: {
          condolenceId,
          reporterHash,
          reason: 'cruel',
          createdAt: new Date(Date.now() - secondsAgo * 1000),
        },
      });
    const columns = { createdAt: longAgo, publishedAt: longAgo };
    const shown = await addCondolence(memorialId, { ...columns, state: 'published' });
    const hidden = await addCondolence(memorialId, { ...columns, state: 'waiting' });
    await report(shown.id, 'one', 3600);
    await report(hidden.id, 'one', 7200);
    await report(hidden.id, 'two', 60);
    // Once its author has changed it, or the family has taken it off the page, the operator has no case.
    const offPage = await addCondolence(memorialId, { state: 'waiting', createdAt: longAgo });
    await report(offPage.id, 'one', 7200);
    const before = await readSiteState();
    expect(before.condolences).toMatchObject({ held: 0, oldestSeconds: 0, reported: 2 });
    expect(before.condolences.oldestReportSeconds).toBeGreaterThanOrEqual(7_199);
    expect(before.condolences.oldestReportSeconds).toBeLessThan(7_900);
    // The author has edited this condolence, so it has waited since the edit, not since it was written.
    await addCondolence(memorialId, {
      state: 'held',
      createdAt: longAgo,
      waitingSince: new Date(),
    });
    const { condolences } = await readSiteState();
    expect(condolences.held).toBe(1);
    expect(condolences.oldestSeconds).toBeLessThan(900);
  });

  it('returns the pending migrations and the use of the pool', async () => {
    expect(await pendingMigrations()).toEqual([]);
    const [last] = await db().$queryRaw<{ migration_name: string }[]>`
      UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name =
        (SELECT max(migration_name) FROM _prisma_migrations) RETURNING migration_name`;
    expect(await pendingMigrations()).toEqual([last?.migration_name]);
    await db().$executeRaw`UPDATE _prisma_migrations SET finished_at = now()`;
    expect(poolUse()).toEqual({ used: 0, idle: expect.any(Number), waiting: 0 });
    expect(poolUse().idle).toBeGreaterThan(0);
  });
});
