import { setTimeout as sleep } from 'node:timers/promises';
import { signedNotice } from '../../support/bank';
import { setKnobs } from '../world/sandbox-calls';
import { openWorld, type World } from '../world/world';
import { startFleet } from './fleet';
import { forEachLimited } from './for-each-limited';
import { brokenInvariants } from './invariants';
import { countMails, type MailCount } from './mails';
import { type OpenedOrder, openOrders } from './open-orders';
import { reconcile } from './reconcile';
import { takeSnapshot } from './snapshot';

export type Outcome = {
  memorials: number;
  charges: number;
  mails: MailCount;
  /** How many callbacks ended with each status. */
  statuses: Record<number, number>;
  broken: string[];
};

/** How many orders receive callbacks at the same time. */
const ORDERS_AT_ONCE = 4;
/** A server with a busy database answers 503, and providers and pages then try again. */
const TRIES = 20;
const RETRY_MS = 1_000;

/**
 * R3: pays every order once and then sends all its callbacks at once, half of them notices and half verify calls,
 * spread over two instances. Nothing is killed.
 */
export async function callbacksAtOnce(orders: number, callbacks: number, naive: boolean) {
  const world = await openWorld({ naive, full: false });
  try {
    const fleet = await startFleet(world, 2);
    try {
      await setKnobs(world.sandbox.url, { webhook: 'never' });
      const opened = await openOrders(world, orders);
      const statuses: Record<number, number> = {};
      await forEachLimited(opened, ORDERS_AT_ONCE, async (one) => {
        const calls = Array.from({ length: callbacks }, (_, at) => call(fleet.urls(), one, at));
        for (const status of await Promise.all(calls))
          statuses[status] = (statuses[status] ?? 0) + 1;
      });
      await reconcile(world);
      return await outcome(world, statuses);
    } finally {
      await fleet.end();
    }
  } finally {
    await world.close();
  }
}

/** Even calls are notices, odd ones verify calls; each kind alternates between the instances. */
async function call(urls: string[], { person, order }: OpenedOrder, at: number): Promise<number> {
  const url = urls[Math.floor(at / 2) % urls.length] ?? '';
  const { orderId, reference } = order;
  const verify = {
    path: '/api/payments/verify-paystack',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ orderId, reference }),
  };
  const notice = { path: '/api/payments/webhook/paystack', ...signedNotice(reference) };
  const { path, headers, body } = at % 2 === 0 ? notice : verify;
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(url + path, { method: 'POST', headers, body });
    await answer.body?.cancel();
    if (answer.status !== 503 || tries === TRIES) return answer.status;
    await sleep(RETRY_MS);
  }
}

async function outcome(world: World, statuses: Record<number, number>): Promise<Outcome> {
  const finalState = await takeSnapshot(world);
  const mails = countMails(finalState, []);
  return {
    memorials: finalState.orders.reduce((sum, order) => sum + order.memorials, 0),
    charges: finalState.charges.length,
    mails,
    statuses,
    broken: [...brokenInvariants(finalState), ...mails.broken],
  };
}
