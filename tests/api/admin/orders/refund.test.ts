import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { withReason } from '@/tests/support/review';
import { reconcilePayment } from '@/tests/support/settling';
import { auditOf } from '../../../support/audit';
import { startBank } from '../../../support/bank';
import { ada, type Person } from '../../../support/cast';
import { addDraft, openOrder } from '../../../support/order';
import {
  askForRefund,
  deliverRefundNotice,
  deliverRefundNoticesUntil,
  refundInDashboard,
  refundThrough,
} from '../../../support/refund';

type Order = Awaited<ReturnType<typeof openOrder>>;

const bank = await startBank();
let owner: Person;
let order: Order;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  order = await openOrder(owner, await addDraft(owner));
  await bank.pay(order);
  await reconcilePayment(order.reference);
  await bank.knobs({ refundDelayMs: 0 });
});
afterEach(() => bank.resetKnobs());
afterAll(() => bank.stop());

const stored = (orderId = order.orderId) =>
  withReason(
    db().order.findUniqueOrThrow({
      where: { id: orderId },
      include: { ledger: { orderBy: { id: 'asc' } }, refunds: true, memorial: true },
    }),
  );

describe('POST /api/admin/orders/{id}/refund', () => {
  it('refunds the whole payment once, and keeps the memorial', async () => {
    expect(await refundThrough(order)).toMatchObject({ status: 'processed', chargeMinor: 37_000 });
    await deliverRefundNotice(order.reference);
    const { status, ledger, memorial } = await stored();
    expect(status).toBe('refunded');
    expect(memorial).not.toBeNull();
    expect(ledger.map(({ chargeMinor, priceMinor }) => [chargeMinor, priceMinor])).toEqual([
      [37_000, 2000],
      [-37_000, -2000],
    ]);
  });

  it('refunds parts that add up to the price, and never more than was paid', async () => {
    await refundThrough(order, { amountMinor: 12_333 });
    expect((await stored()).status).toBe('partially_refunded');
    expect((await askForRefund(order.orderId, { amountMinor: 24_668 })).status).toBe(409);
    await refundThrough(order, { amountMinor: 12_333 });
    await refundThrough(order);
    const { status, ledger } = await stored();
    expect(status).toBe('refunded');
    expect(ledger.reduce((sum, entry) => sum + entry.chargeMinor, 0)).toBe(0);
    expect(ledger.reduce((sum, entry) => sum + entry.priceMinor, 0)).toBe(0);
    expect(await askForRefund(order.orderId)).toMatchObject({
      status: 409,
      body: { error: 'At most R0.00 of one payment can be refunded.' },
    });
  });

  it('accepts one of two simultaneous requests for the same money', async () => {
    const answers = await Promise.all([askForRefund(order.orderId), askForRefund(order.orderId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  });

  it('returns the same refund for a repeated id, without a second booking', async () => {
    const refundId = newId();
    const ask = (body: object) => askForRefund(order.orderId, { refundId, ...body });
    const answers = await Promise.all([ask({ amountMinor: 1000 }), ask({ amountMinor: 1000 })]);
    for (const { status, body } of answers) {
      expect(status).toBe(202);
      expect(body).toMatchObject({ refundId, amountMinor: 1000 });
    }
    expect((await ask({})).body).toMatchObject({ refundId, amountMinor: 1000 });
    expect((await stored()).refunds).toMatchObject([{ id: refundId, chargeMinor: 1000 }]);
    const lines = await auditOf(`order/${order.orderId}`);
    expect(lines.filter(({ action }) => action === 'order.refund')).toHaveLength(1);
  });

  it('refuses the id of another refund', async () => {
    const refundId = newId();
    await askForRefund(order.orderId, { refundId, amountMinor: 1000 });
    expect((await askForRefund(order.orderId, { refundId, amountMinor: 2000 })).status).toBe(409);
    const other = await openOrder(owner, await addDraft(owner));
    await bank.pay(other);
    await reconcilePayment(other.reference);
    expect((await askForRefund(other.orderId, { refundId, amountMinor: 1000 })).status).toBe(409);
    expect((await stored(other.orderId)).refunds).toEqual([]);
  });

  it.each(['failed', 'needs-attention'])(
    'opens a review of the order when the provider says %s',
    async (refund) => {
      await bank.knobs({ refund, refundDelayMs: 0 });
      await refundThrough(order);
      const { status, ledger, reviewReason } = await stored();
      expect(status).toBe('fulfilled');
      expect(ledger).toHaveLength(1);
      expect(reviewReason).toMatch(/^Refund \w{12}: (The provider could|Please look)/);
    },
  );

  it("records a refund from the provider's dashboard", async () => {
    await refundInDashboard(bank, order.reference, { amount: 5000 });
    await deliverRefundNoticesUntil(order.reference, async () => {
      expect((await stored()).status).toBe('partially_refunded');
    });
    expect((await stored()).refunds).toMatchObject([
      { status: 'processed', chargeMinor: 5000, reason: "Made in the provider's dashboard." },
    ]);
  });

  it('refunds the second of two payments, after which the order needs no review', async () => {
    const { draftId } = await stored();
    const fresh = await openOrder(owner, await addDraft(owner));
    const again = await openOrder(owner, (await stored(fresh.orderId)).draftId ?? '');
    expect(again.orderId).toBe(fresh.orderId);
    expect(draftId).not.toBeNull();
    for (const each of [fresh, again]) {
      await bank.pay(each);
      await reconcilePayment(each.reference);
    }
    expect(await stored(fresh.orderId)).toMatchObject({ overpaid: true });
    await refundThrough(again);
    const { status, overpaid, reviewReason, ledger } = await stored(fresh.orderId);
    expect({ status, overpaid, reviewReason }).toEqual({
      status: 'fulfilled',
      overpaid: false,
      reviewReason: '',
    });
    expect(ledger.map(({ chargeMinor }) => chargeMinor)).toEqual([37_000, 37_000, -37_000]);
  });

  it('refuses members, unknown orders and unpaid orders', async () => {
    expect((await askForRefund(order.orderId, {}, owner)).status).toBe(403);
    expect((await askForRefund('111111111111')).status).toBe(404);
    const unpaid = await openOrder(owner, await addDraft(owner));
    expect((await askForRefund(unpaid.orderId)).status).toBe(409);
  });

  it.each([
    ['no reason', { reason: ' ' }],
    ['an amount of 0', { amountMinor: 0 }],
    ['a negative amount', { amountMinor: -100 }],
    ['a fraction of a cent', { amountMinor: 100.5 }],
    ['an amount as text', { amountMinor: '100' }],
    ['another currency', { currency: 'USD' }],
    ['an invalid id', { refundId: '1' }],
  ])('refuses %s', async (_, body) => {
    expect((await askForRefund(order.orderId, body)).status).toBe(400);
  });

  it('refuses amounts below the minimum', async () => {
    expect((await askForRefund(order.orderId, { amountMinor: 99 })).status).toBe(409);
  });
});
