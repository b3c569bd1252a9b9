import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { MINUTE_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { publishEvent } from '@/lib/platform/events/publish-event';
import { newId } from '@/lib/platform/ids/public-id';
import { addWebhook, changeWebhook, deleteWebhook } from '@/lib/webhooks/commands/change-webhooks';
import { deliverDue } from '@/lib/webhooks/commands/deliver-due';
import { MAX_PARALLEL_DELIVERIES, RETRY_AFTER_MS } from '@/lib/webhooks/rules';
import { sendRequest } from '@/lib/webhooks/send-request';
import { ada, viewerOf } from './cast';
import { addMemorial } from './memorial';
import { addEndpoint, startWebhookReceiver } from './webhook';

/** The receivers by path, with the final state of all deliveries to each. */
const RECEIVERS = {
  '/works': { state: 'delivered', error: '' },
  '/fails-at-first': { state: 'delivered', error: '' },
  '/fails': { state: 'given_up', error: 'status' },
  '/hangs': { state: 'given_up', error: 'time' },
  '/redirects': { state: 'given_up', error: 'redirect' },
  '/gone': { state: 'given_up', error: 'gone' },
} as const;
/**
 * Addresses inside a network. The product refuses them, so they are inserted directly, as if the rows were older than
 * this rule.
 */
const INTERNAL_ADDRESSES = [
  'https://127.0.0.1/in',
  'https://169.254.169.254/latest',
  'https://[fe80::1]/in',
];

/**
 * Announces events, then starts worker processes that fan them out, deliver them and are killed. Then it advances a
 * clock until nothing is left to try, and checks that each event was either delivered or visibly given up.
 */
export async function runWebhooks({ events, kills }: { events: number; kills: number }) {
  const failedBefore = new Set<string>();
  const receiver = await startWebhookReceiver((path, id) => {
    if (path === '/fails-at-first' && !failedBefore.has(id)) {
      failedBefore.add(id);
      return 500;
    }
    if (path === '/fails') return 503;
    if (path === '/gone') return 410;
    if (path === '/redirects') return { redirect: '/works' };
    return path === '/hangs' ? null : 200;
  });
  env().WEBHOOK_TEST_TARGET = receiver.url;
  try {
    const endpoints = new Map<string, string>();
    for (const path of Object.keys(RECEIVERS))
      endpoints.set((await addEndpoint(receiver.url + path)).id, path);
    await expectInternalAddressesRefused();
    for (const url of INTERNAL_ADDRESSES) endpoints.set((await addEndpoint(url)).id, url);
    await publishAll(events);
    await killWorkers(kills, receiver);
    await deliverAll();
    await checkDeliveries(events, endpoints);
    await checkReceived(events, kills, receiver.hooks);
  } finally {
    receiver.close();
    env().WEBHOOK_TEST_TARGET = undefined;
  }
}

type Receiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** Neither a person nor the operator can add an address inside a network, or change a webhook to one. */
async function expectInternalAddressesRefused(): Promise<void> {
  const viewer = viewerOf(await ada());
  for (const owner of [viewer.userId, null]) {
    const { id } = await addEndpoint('https://hooks.example.org', { userId: owner });
    for (const url of INTERNAL_ADDRESSES) {
      const adding = addWebhook(viewer, owner, { url, events: ['media.added'], memorialIds: [] });
      await expect(adding).rejects.toMatchObject({ code: 'invalid' });
      const changing = changeWebhook(viewer, owner, id, { url });
      await expect(changing).rejects.toMatchObject({ code: 'invalid' });
    }
    await deleteWebhook(viewer, owner, id);
  }
}

async function publishAll(events: number): Promise<void> {
  const memorialId = await addMemorial();
  for (let at = 0; at < events; at++)
    await db().$transaction((tx) =>
      publishEvent(tx, { type: 'media.added', memorialId, id: newId() }),
    );
}

/** Kills the last worker only after all events are fanned out. */
async function killWorkers(kills: number, { hooks, url }: Receiver): Promise<void> {
  for (let at = 1; at <= kills; at++) {
    const before = hooks.length;
    const worker = startWorkerProcess(url);
    const patience = { timeout: 120_000, interval: 20 };
    await vi.waitUntil(() => hooks.length > before + 10, patience);
    if (at === kills) await vi.waitUntil(isFannedOut, patience);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
}

async function isFannedOut(): Promise<boolean> {
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 FROM pgboss.job WHERE name = 'fan-out-event' AND state < 'completed' LIMIT 1`;
  return rows.length === 0;
}

function startWorkerProcess(target: string): ChildProcess {
  const script = new URL('../api/jobs/doomed-worker.ts', import.meta.url).pathname;
  return spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, WEBHOOK_TEST_TARGET: target, NODE_OPTIONS: '', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Uses the product's settings, except that the receiver that hangs times out sooner than after ten seconds. */
async function deliverAll(): Promise<void> {
  let now = new Date(Date.now() + 2 * MINUTE_MS); // the leases of the killed workers have expired
  const surroundings = {
    clock: () => now,
    send: ((target, body, headers) =>
      sendRequest(
        target,
        body,
        headers,
        target.url.pathname === '/hangs' ? { timeoutMs: 50 } : {},
      )) as typeof sendRequest,
  };
  for (;;) {
    const due = await db().webhookDelivery.findMany({
      where: { nextAt: { lte: now } },
      distinct: ['endpointId'],
      select: { endpointId: true },
    });
    if (due.length > 0) {
      await Promise.all(
        due.map(({ endpointId }) => deliverDue({ endpointId }, 'retry-webhooks', surroundings)),
      );
      continue;
    }
    const next = await db().webhookDelivery.findFirst({
      where: { nextAt: { not: null } },
      orderBy: { nextAt: 'asc' },
      select: { nextAt: true },
    });
    if (!next?.nextAt) return;
    now = next.nextAt;
  }
}

async function checkDeliveries(events: number, endpoints: Map<string, string>): Promise<void> {
  for (const [endpointId, path] of endpoints) {
    const rows = await db().webhookDelivery.findMany({ where: { endpointId } });
    const outcomes = new Set(
      rows.map(({ deliveredAt, error }) => `${deliveredAt ? 'delivered' : 'given_up'} ${error}`),
    );
    expect(rows.every(({ nextAt }) => nextAt === null)).toBe(true);
    // An endpoint that is switched off receives no later events.
    if (path === '/gone') {
      expect(outcomes).toContain('given_up gone');
      expect(
        [...outcomes].filter((end) => end !== 'given_up gone' && end !== 'given_up off'),
      ).toEqual([]);
      continue;
    }
    expect(rows).toHaveLength(events);
    const expected = path in RECEIVERS ? RECEIVERS[path as keyof typeof RECEIVERS] : null; // as: `in` has just checked it
    expect([...outcomes]).toEqual([
      expected ? `${expected.state} ${expected.error}` : 'given_up address',
    ]);
    if (expected?.state === 'given_up')
      expect(rows.every(({ attempts }) => attempts > RETRY_AFTER_MS.length)).toBe(true);
  }
}

async function checkReceived(events: number, kills: number, hooks: Receiver['hooks']) {
  const worked = hooks.filter(({ path }) => path === '/works');
  const ids = new Set(worked.map(({ headers }) => headers['webhook-id']));
  expect(ids.size).toBe(events);
  // Only deliveries that a killed worker had sent but not yet marked may be repeated.
  expect(worked.length - events).toBeLessThanOrEqual(kills * MAX_PARALLEL_DELIVERIES);
}
