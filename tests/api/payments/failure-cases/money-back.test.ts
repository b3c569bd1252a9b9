import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as dashboard } from '@/app/api/admin/dashboard/route';
import { POST as notice } from '@/app/api/payments/webhook/paystack/route';
import { db } from '@/lib/platform/db/client';
import { reconcilePayment } from '@/tests/support/settling';
import { signedEvent, signedNotice, startBank } from '../../../support/bank';
import { call } from '../../../support/call';
import { ada, ben, type Person, root } from '../../../support/cast';
import { orderFlowers } from '../../../support/flowers';
import { addMemorial } from '../../../support/memorial';
import { addDraft, openOrder } from '../../../support/order';
import { askForRefund, refundThrough } from '../../../support/refund';

type Order = Awaited<ReturnType<typeof openOrder>>;

const bank = await startBank();
let owner: Person;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(() => bank.knobs({ refundDelayMs: 0 }));
afterEach(() => bank.resetKnobs());
afterAll(() => bank.stop());

async function paidOrder(): Promise<Order> {
  const order = await openOrder(owner, await addDraft(owner));
  await bank.pay(order);
  await reconcilePayment(order.reference);
  return order;
}
const stored = ({ orderId }: Order) =>
  db().order.findUniqueOrThrow({
    where: { id: orderId },
    include: { ledger: true, memorial: { select: { id: true } } },
  });
const dispute = (order: Order, id: number, change: object) =>
  call(
    notice,
    signedEvent('charge.dispute.resolve', {
      id,
      refund_amount: 37_000,
      status: 'awaiting-merchant-feedback',
      transaction: { reference: order.reference, status: 'success' },
      ...change,
    }),
  );

describe('refunds and disputes', () => {
  it('7 old webhook after a refund changes nothing', async () => {
    const order = await paidOrder();
    await refundThrough(order);
    const before = await stored(order);
    expect(before.status).toBe('refunded');
    expect((await call(notice, signedNotice(order.reference))).status).toBe(200);
    expect(await stored(order)).toMatchObject({ status: 'refunded', ledger: before.ledger });
  });

  it('33 refund in part, in full, failed, asked twice, and verify that says reversal-pending', async () => {
    const order = await paidOrder();
    await bank.knobs({ afterRefund: 'reversal-pending', refundDelayMs: 0 });
    await refundThrough(order, { amountMinor: 10_000 });
    expect(await reconcilePayment(order.reference)).toBe('open');
    expect(await stored(order)).toMatchObject({ status: 'partially_refunded' });
    expect((await stored(order)).memorial).not.toBeNull();
    await bank.knobs({ refund: 'failed', refundDelayMs: 0 });
    expect((await refundThrough(order)).status).toBe('failed');
    expect(await stored(order)).toMatchObject({ status: 'partially_refunded' });
    await bank.knobs({ refund: 'processed', refundDelayMs: 0 });
    expect((await refundThrough(order)).chargeMinor).toBe(27_000);
    expect(await stored(order)).toMatchObject({ status: 'refunded' });
    expect((await askForRefund(order.orderId)).status).toBe(409);
  });

  it('34 dispute that is opened, won and lost', async () => {
    const won = await paidOrder();
    const lost = await paidOrder();
    for (const [id, order] of [won, lost].entries()) {
      await dispute(order, id, {});
      expect((await stored(order)).status).toBe('disputed');
    }
    await dispute(won, 0, { status: 'resolved', resolution: 'declined' });
    await dispute(lost, 1, { status: 'resolved', resolution: 'merchant-accepted' });
    expect(await stored(won)).toMatchObject({ status: 'fulfilled' });
    expect(await stored(lost)).toMatchObject({ status: 'charged_back' });
    expect((await stored(lost)).memorial).not.toBeNull(); // a chargeback does not take a family's page away
  });

  it('43 admin revenue after a refund is what remains', async () => {
    const stats = async () =>
      (await call(dashboard, { headers: (await root()).headers })).body.stats;
    const before = await stats();
    const order = await paidOrder();
    const flowers = await orderFlowers(await ben(), await addMemorial());
    await bank.pay(flowers);
    await reconcilePayment(flowers.reference);
    expect((await stats()).totalRevenue).toBe(before.totalRevenue + 30);
    await refundThrough(order);
    await refundThrough(flowers, { amountMinor: 9_250 });
    expect(await stats()).toMatchObject({
      totalRevenue: before.totalRevenue + 5,
      memorialRevenue: before.memorialRevenue,
      flowerRevenue: before.flowerRevenue + 5,
    });
  });
});
