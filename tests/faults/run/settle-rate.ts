import { performance } from 'node:perf_hooks';
import { signedNotice } from '../../support/bank';
import { setKnobs } from '../world/sandbox-calls';
import { openWorld } from '../world/world';
import { startFleet } from './fleet';
import { forEachLimited } from './for-each-limited';
import { openOrders } from './open-orders';
import { takeSnapshot } from './snapshot';

/** How many notices the provider sends at the same time. */
const AT_ONCE = 8;

/**
 * Pays orders for memorials while the provider sends no notices, then sends all notices. Returns how many payments were
 * settled per second, and the median time of a notice in milliseconds. Throws unless every order became a memorial.
 */
export async function settleRate(orders: number): Promise<{ perSecond: number; medianMs: number }> {
  const world = await openWorld({ naive: false, full: false });
  try {
    const fleet = await startFleet(world, 1);
    try {
      await setKnobs(world.sandbox.url, { webhook: 'never' });
      const opened = await openOrders(world, orders);
      const times: number[] = [];
      const start = performance.now();
      await forEachLimited(opened, AT_ONCE, async ({ order }) => {
        const sentAt = performance.now();
        const url = `${world.front.url}/api/payments/webhook/paystack`;
        const answer = await fetch(url, { method: 'POST', ...signedNotice(order.reference) });
        await answer.body?.cancel();
        times.push(performance.now() - sentAt);
      });
      const seconds = (performance.now() - start) / 1000;
      const finalState = await takeSnapshot(world);
      const memorialCount = finalState.orders.filter(({ memorials }) => memorials === 1).length;
      if (memorialCount !== orders)
        throw new Error(`Only ${memorialCount} of ${orders} payments were settled.`);
      const medianMs = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
      return { perSecond: orders / seconds, medianMs };
    } finally {
      await fleet.end();
    }
  } finally {
    await world.close();
  }
}
