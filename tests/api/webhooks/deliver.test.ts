import { Webhook } from 'standardwebhooks';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { deliverDue } from '@/lib/webhooks/commands/deliver-due';
import { fanOutEvent } from '@/lib/webhooks/commands/fan-out';
import { maintainWebhooks } from '@/lib/webhooks/commands/maintain-webhooks';
import {
  DELIVERY_RETENTION_DAYS,
  LEASE_MS,
  MAX_PARALLEL_DELIVERIES,
  RETRY_AFTER_MS,
} from '@/lib/webhooks/rules';
import { sendRequest } from '@/lib/webhooks/send-request';
import { ada, ben, cora, kim, type Person } from '@/tests/support/cast';
import { addKeeper } from '@/tests/support/keeper';
import { addMemorial } from '@/tests/support/memorial';
import { useSetting } from '@/tests/support/site-settings';
import { addEndpoint, startWebhookReceiver } from '@/tests/support/webhook';

let owner: Person;
let id: string;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let status: number | null;
let now: Date;

beforeAll(async () => {
  await prepareJobs(env().DATABASE_URL);
  owner = await ada();
});
beforeEach(async () => {
  [status, now] = [200, new Date()];
  await db().webhookEndpoint.deleteMany();
  await db().outboxMail.deleteMany();
  await db().$executeRaw`DELETE FROM pgboss.job`;
  receiver = await startWebhookReceiver(() => status);
  env().WEBHOOK_TEST_TARGET = receiver.url;
  id = await addMemorial({ createdById: owner.user.id });
});
afterEach(() => {
  receiver.close();
  env().WEBHOOK_TEST_TARGET = undefined;
});

const event = (change: object = {}) => ({
  eventId: newId(),
  type: 'memorial.updated' as const,
  memorialId: id,
  id,
  at: now.toISOString(),
  ...change,
});
const publish = (change: object = {}) => fanOutEvent(event(change), now);
/** Gives the worker a simulated clock, and a short timeout for silent receivers. */
const options = () => ({
  clock: () => now,
  send: ((target, body, headers) =>
    sendRequest(target, body, headers, { timeoutMs: 200 })) as typeof sendRequest,
});
const deliver = (endpointId: string) => deliverDue({ endpointId }, 'retry-webhooks', options());
const advance = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const deliveries = (endpointId: string) =>
  db().webhookDelivery.findMany({ where: { endpointId }, orderBy: { createdAt: 'asc' } });
const endpoint = (endpointId: string) =>
  db().webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
const jobs = () => db().$queryRaw<{ name: string; key: string | null }[]>`
  SELECT name, singleton_key AS key FROM pgboss.job ORDER BY name, singleton_key`;

describe('an event', () => {
  it('reaches its receiver once, signed, and with ids only', async () => {
    const { id: endpointId, secret } = await addEndpoint(receiver.url);
    const { eventId } = event();
    await publish({ eventId });
    await publish({ eventId }); // as when the job runs twice
    for (let times = 0; times < 2; times++) await deliver(endpointId);
    expect(receiver.hooks).toHaveLength(1);
    const [hook] = receiver.hooks;
    const headers = hook?.headers as Record<string, string>;
    expect(new Webhook(secret).verify(hook?.body ?? '', headers)).toEqual({
      type: 'memorial.updated',
      timestamp: now.toISOString(),
      data: { memorialId: id, id },
    });
    expect(hook?.headers['webhook-id']).toBe(eventId);
    expect(await deliveries(endpointId)).toMatchObject([
      { status: 200, attempts: 1, nextAt: null, error: '', deliveredAt: now },
    ]);
  });

  it("reaches the operator and the memorial's current owner and keepers if they have subscribed", async () => {
    const [keeper, helper, stranger] = [await kim(), await cora(), await ben()];
    await addKeeper(id, keeper, 'keeper');
    await addKeeper(id, helper, 'contributor');
    const other = await addMemorial({ createdById: stranger.user.id });
    const addFor = async (userId: string | null, columns: object = {}) =>
      (await addEndpoint(receiver.url, { userId, ...columns })).id;
    const receivers = [
      await addFor(null),
      await addFor(owner.user.id),
      await addFor(owner.user.id, { memorialIds: [id] }),
      await addFor(keeper.user.id),
    ];
    await addFor(helper.user.id);
    await addFor(stranger.user.id);
    await addFor(owner.user.id, { memorialIds: [other] });
    await addFor(owner.user.id, { events: ['media.added'] });
    await publish();
    const rows = await db().webhookDelivery.findMany();
    expect(rows.map(({ endpointId }) => endpointId).sort()).toEqual(receivers.sort());
  });

  it('is not sent to somebody who has stopped looking after the memorial before delivery', async () => {
    const keeper = await kim();
    await addKeeper(id, keeper, 'keeper');
    const { id: endpointId } = await addEndpoint(receiver.url, { userId: keeper.user.id });
    await publish();
    await db().keeper.deleteMany({ where: { memorialId: id, userId: keeper.user.id } });
    await deliver(endpointId);
    expect(receiver.hooks).toEqual([]);
    expect(await deliveries(endpointId)).toMatchObject([{ error: 'left', nextAt: null }]);
    expect(await endpoint(endpointId)).toMatchObject({ failingSince: null });
  });

  it('about a deleted memorial reaches the people who looked after it', async () => {
    const mine = await addEndpoint(receiver.url, { userId: owner.user.id });
    await addEndpoint(receiver.url, { userId: (await ben()).user.id });
    await db().memorial.delete({ where: { id } });
    await publish({ type: 'memorial.deleted', keptBy: [owner.user.id] });
    await deliver(mine.id);
    const sent = await db().webhookDelivery.findMany();
    expect(sent).toMatchObject([{ endpointId: mine.id, status: 200 }]);
  });
});

describe('a receiver that fails', () => {
  it('is tried ten times, and then the delivery is recorded as given up', async () => {
    const { id: endpointId } = await addEndpoint(receiver.url);
    status = 500;
    await publish();
    for (const after of RETRY_AFTER_MS) {
      await deliver(endpointId);
      const [row] = await deliveries(endpointId);
      expect(row?.nextAt).toEqual(new Date(now.getTime() + after));
      await deliver(endpointId); // too early
      advance(after);
    }
    await deliver(endpointId);
    expect(receiver.hooks).toHaveLength(RETRY_AFTER_MS.length + 1);
    expect(new Set(receiver.hooks.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await deliveries(endpointId)).toMatchObject([
      { attempts: 10, status: 500, error: 'status', nextAt: null, deliveredAt: null },
    ]);
    expect(await endpoint(endpointId)).toMatchObject({ active: true });
  });

  it.each([
    [302, 'redirect'],
    [404, 'status'],
    [null, 'time'],
  ] as const)('with %s is retried, and no longer fails once it succeeds', async (code, error) => {
    const { id: endpointId } = await addEndpoint(receiver.url);
    status = code;
    await publish();
    await deliver(endpointId);
    expect(await deliveries(endpointId)).toMatchObject([{ status: code, error, attempts: 1 }]);
    expect(await endpoint(endpointId)).toMatchObject({ failingSince: now });
    expect((await jobs()).map(({ name }) => name)).toContain('retry-webhooks');
    status = 204;
    advance(5_000);
    await deliver(endpointId);
    expect(await deliveries(endpointId)).toMatchObject([{ status: 204, error: '', attempts: 2 }]);
    expect(await endpoint(endpointId)).toMatchObject({ failingSince: null });
  });

  it('with 410 is switched off at once, and its deliveries are given up', async () => {
    const { id: endpointId } = await addEndpoint(receiver.url);
    status = 500;
    await publish();
    await deliver(endpointId);
    status = 410;
    await publish();
    await deliver(endpointId);
    expect(await endpoint(endpointId)).toMatchObject({ active: false, disabledWhy: 'gone' });
    const rows = await deliveries(endpointId);
    expect(rows.map(({ error, nextAt }) => [error, nextAt]).sort()).toEqual([
      ['gone', null],
      ['off', null],
    ]);
    await publish();
    expect(await deliveries(endpointId)).toHaveLength(2);
    const mails = await db().outboxMail.findMany();
    expect(mails.map(({ text }) => text.includes('that it is gone (410)'))).toEqual([true]);
  });

  it('for five days is switched off, and its owner gets one mail', async () => {
    const { id: endpointId } = await addEndpoint(`${receiver.url}/secret-path`, {
      userId: owner.user.id,
    });
    status = 503;
    await publish();
    await deliver(endpointId);
    advance(5 * DAY_MS - MINUTE_MS);
    await publish();
    await deliver(endpointId);
    expect(await endpoint(endpointId)).toMatchObject({ active: true });
    advance(MINUTE_MS);
    await deliver(endpointId);
    expect(await endpoint(endpointId)).toMatchObject({ active: false, disabledWhy: 'failing' });
    const mails = await db().outboxMail.findMany();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.user.email, 'A webhook was switched off'],
    ]);
    expect(mails[0]?.text).not.toContain('secret-path');
    expect((await deliveries(endpointId)).every(({ nextAt }) => nextAt === null)).toBe(true);
  });

  it('is reported to the operator if the endpoint is the operator’s', async () => {
    useSetting('site.contactEmail', 'hello@evergreen.example');
    const failingSince = new Date(now.getTime() - 6 * DAY_MS);
    const { id: endpointId } = await addEndpoint(receiver.url, { failingSince });
    status = 503;
    await publish();
    await deliver(endpointId);
    const mails = await db().outboxMail.findMany();
    expect(mails.map(({ to }) => to)).toEqual(['hello@evergreen.example']);
  });

  it('inside the network gets nothing, and the delivery is given up at once', async () => {
    const urls = ['https://127.0.0.1/', 'https://169.254.169.254/', `${receiver.url}1/`];
    for (const url of urls) {
      const { id: endpointId } = await addEndpoint(url);
      await publish();
      await deliver(endpointId);
      expect(await deliveries(endpointId)).toMatchObject([
        { error: 'address', status: null, nextAt: null },
      ]);
      await db().webhookEndpoint.deleteMany();
    }
    expect(receiver.hooks).toEqual([]);
  });
});

describe('workers', () => {
  it('together respect the limit of parallel deliveries per endpoint', async () => {
    const { id: endpointId } = await addEndpoint(receiver.url);
    for (let at = 0; at < 3 * MAX_PARALLEL_DELIVERIES; at++) await publish();
    status = null;
    await Promise.all([deliver(endpointId), deliver(endpointId), deliver(endpointId)]);
    const tried = (await deliveries(endpointId)).filter(({ attempts }) => attempts > 0);
    // Twice the limit, because a worker may claim a batch after the batch of another one has ended.
    expect(tried.length).toBeLessThanOrEqual(2 * MAX_PARALLEL_DELIVERIES);
    expect(receiver.hooks.length).toBe(tried.length);
  });

  it('leave a failing endpoint to the other queue, so that working endpoints do not wait for it', async () => {
    const { id: endpointId } = await addEndpoint(receiver.url, { failingSince: now });
    await publish();
    expect(await jobs()).toEqual([{ name: 'retry-webhooks', key: endpointId }]);
    await deliverDue({ endpointId }, 'deliver-webhooks', options());
    expect(receiver.hooks).toEqual([]);
  });

  it('that died lose their lease after a minute, and another one delivers', async () => {
    const { id: endpointId } = await addEndpoint(receiver.url);
    await publish();
    const hangingWorker = { clock: () => now, send: () => new Promise<never>(() => undefined) };
    void deliverDue({ endpointId }, 'deliver-webhooks', hangingWorker); // never resolves
    await expect.poll(async () => (await deliveries(endpointId))[0]?.attempts).toBe(1);
    await deliver(endpointId);
    expect(receiver.hooks).toEqual([]);
    advance(LEASE_MS);
    await db().$executeRaw`DELETE FROM pgboss.job`;
    await maintainWebhooks({}, now);
    expect(await jobs()).toEqual([{ name: 'deliver-webhooks', key: endpointId }]);
    await deliver(endpointId);
    expect(receiver.hooks).toHaveLength(1);
    expect(await deliveries(endpointId)).toMatchObject([{ status: 200, attempts: 2 }]);
  });

  it('start due retries every minute, and delete old deliveries', async () => {
    const { id: endpointId } = await addEndpoint(receiver.url);
    status = 500;
    await publish();
    await deliver(endpointId);
    await db().$executeRaw`DELETE FROM pgboss.job`;
    await maintainWebhooks({}, now);
    expect(await jobs()).toEqual([]);
    advance(HOUR_MS);
    await maintainWebhooks({}, now);
    expect(await jobs()).toEqual([{ name: 'retry-webhooks', key: endpointId }]);
    advance(DELIVERY_RETENTION_DAYS * DAY_MS);
    await maintainWebhooks({}, now);
    expect(await deliveries(endpointId)).toEqual([]);
  });
});
