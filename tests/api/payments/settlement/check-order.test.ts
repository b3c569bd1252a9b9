import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHECK_MINUTES } from '@/lib/payments/rules';
import { db } from '@/lib/platform/db/client';
import { startBank } from '@/tests/support/bank';
import { ada, type Person } from '@/tests/support/cast';
import { addDraft, openOrder } from '@/tests/support/order';
import { reconcileOrder } from '@/tests/support/settling';

type Order = Awaited<ReturnType<typeof openOrder>>;

const bank = await startBank();
let owner: Person;
let order: Order;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  order = await openOrder(owner, await addDraft(owner));
});
afterEach(() => bank.resetKnobs());
afterAll(() => bank.stop());

const check = (number: number) => reconcileOrder({ orderId: order.orderId, check: number });
const stored = () => db().order.findUniqueOrThrow({ where: { id: order.orderId } });
const waitingJobs = () => db().$queryRaw<{ check: number }[]>`
  SELECT (data->>'check')::int AS check FROM pgboss.job
  WHERE name = 'check-order' AND data->>'orderId' = ${order.orderId} ORDER BY 1`;

describe('reconcileOrder', () => {
  it('creates the memorial of a paid order when both the return and the notice were lost', async () => {
    await bank.pay(order);
    await check(0);
    expect((await stored()).status).toBe('fulfilled');
    expect(await db().memorial.count({ where: { orderId: order.orderId } })).toBe(1);
  });

  it('schedules the next check while nothing has been paid', async () => {
    await check(0);
    expect(await stored()).toMatchObject({ status: 'pending', checks: 1 });
    expect(await waitingJobs()).toEqual([{ check: 0 }, { check: 1 }]);
  });

  it('schedules the next check once when the job runs twice', async () => {
    await Promise.all([check(0), check(0)]);
    await check(0);
    expect((await stored()).checks).toBe(1);
    expect(await waitingJobs()).toHaveLength(2);
  });

  it('does not count a check that got no answer', async () => {
    await bank.knobs({ fail: { verify: '500' } });
    await expect(check(0)).rejects.toThrow();
    expect((await stored()).checks).toBe(0);
  });

  it('finds a second payment after the first was settled', async () => {
    const { draftId } = await stored();
    const again = await openOrder(owner, draftId ?? '');
    expect(again.orderId).toBe(order.orderId);
    await bank.pay(order);
    await check(0);
    expect(await stored()).toMatchObject({ status: 'fulfilled', overpaid: false, checks: 1 });
    expect(await waitingJobs()).toEqual([{ check: 0 }, { check: 1 }]);
    await bank.pay(again);
    await check(1);
    expect(await stored()).toMatchObject({ status: 'fulfilled', overpaid: true });
  });

  it('expires an order after the last check, and still accepts a late payment', async () => {
    for (const number of CHECK_MINUTES.keys()) await check(number);
    expect((await stored()).status).toBe('expired');
    await bank.pay(order);
    await check(CHECK_MINUTES.length);
    expect((await stored()).status).toBe('fulfilled');
  });
});
