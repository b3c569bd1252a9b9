import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { newId } from '@/lib/ids/public-id';
import { confirmPayment } from '@/lib/settlement/confirm-payment';
import { auditOf } from '../../../support/audit';
import { startBank } from '../../../support/bank';
import { ada, type Person } from '../../../support/cast';
import { draftOf, openOrder } from '../../../support/order';
import { askForRefund, refundThrough, tellOfRefund } from '../../../support/refund';

type Order = Awaited<ReturnType<typeof openOrder>>;

const bank = await startBank();
let owner: Person;
let order: Order;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  order = await openOrder(owner, await draftOf(owner));
  await bank.pay(order);
  await confirmPayment(order.reference);
  await bank.knobs({ refundDelayMs: 0 });
});
afterEach(() => bank.resetKnobs());
afterAll(() => bank.stop());

const stored = (orderId = order.orderId) =>
  db().order.findUniqueOrThrow({
    where: { id: orderId },
    include: { ledger: { orderBy: { id: 'asc' } }, refunds: true, memorial: true },
  });
/** What somebody does at the provider, past us. */
const refundInDashboard = (wanted: object) =>
  fetch(new URL('/refund', bank.url), {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_perennial', 'content-type': 'application/json' },
    body: JSON.stringify({ transaction: order.reference, ...wanted }),
  });
const _atTheBank = async () =>
  (
    await (
      await fetch(new URL('/refund', bank.url), {
        headers: { authorization: 'Bearer sk_test_perennial' },
      })
    ).json()
  ).data.filter(
    (one: { transaction_reference: string }) => one.transaction_reference === order.reference,
  );

describe('POST /api/admin/orders/{id}/refund', () => {
  it('gives the whole payment back, once, and leaves the memorial where it is', async () => {
    expect(await refundThrough(order)).toMatchObject({ status: 'processed', chargeMinor: 37_000 });
    await tellOfRefund(order.reference);
    const { status, ledger, memorial } = await stored();
    expect(status).toBe('refunded');
    expect(memorial).not.toBeNull();
    expect(ledger.map(({ chargeMinor, priceMinor }) => [chargeMinor, priceMinor])).toEqual([
      [37_000, 2000],
      [-37_000, -2000],
    ]);
  });

  it('gives back in parts that add up to the price, and never more than came in', async () => {
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

  it('promises the same money to one of two admins who ask at once', async () => {
    const answers = await Promise.all([askForRefund(order.orderId), askForRefund(order.orderId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  });

  it('gives the same refund to who asks again with its id, and books no second', async () => {
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
    const other = await openOrder(owner, await draftOf(owner));
    await bank.pay(other);
    await confirmPayment(other.reference);
    expect((await askForRefund(other.orderId, { refundId, amountMinor: 1000 })).status).toBe(409);
    expect((await stored(other.orderId)).refunds).toEqual([]);
  });

  it.each(['failed', 'needs-attention'])(
    'calls a person when the provider says %s',
    async (refund) => {
      await bank.knobs({ refund, refundDelayMs: 0 });
      await refundThrough(order);
      const { status, ledger, reviewReason } = await stored();
      expect(status).toBe('fulfilled');
      expect(ledger).toHaveLength(1);
      expect(reviewReason).toMatch(/^Refund \w{12}: (The provider could|Please look)/);
    },
  );

  it('writes down what was given back in the dashboard, too', async () => {
    await refundInDashboard({ amount: 5000 });
    await vi.waitFor(async () => {
      await tellOfRefund(order.reference);
      expect((await stored()).status).toBe('partially_refunded');
    });
    expect((await stored()).refunds).toMatchObject([
      { status: 'processed', chargeMinor: 5000, reason: "Made in the provider's dashboard." },
    ]);
  });

  it('gives the second of two payments back, after which the order is as good as any', async () => {
    const { draftId } = await stored();
    const fresh = await openOrder(owner, await draftOf(owner));
    const again = await openOrder(owner, (await stored(fresh.orderId)).draftId ?? '');
    expect(again.orderId).toBe(fresh.orderId);
    expect(draftId).not.toBeNull();
    for (const each of [fresh, again]) {
      await bank.pay(each);
      await confirmPayment(each.reference);
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

  it('refuses members, visitors, unknown orders and unpaid ones', async () => {
    expect((await askForRefund(order.orderId, {}, owner)).status).toBe(403);
    expect((await askForRefund('111111111111')).status).toBe(404);
    const unpaid = await openOrder(owner, await draftOf(owner));
    expect((await askForRefund(unpaid.orderId)).status).toBe(409);
  });

  it.each([
    ['no reason', { reason: ' ' }],
    ['nothing', { amountMinor: 0 }],
    ['less than nothing', { amountMinor: -100 }],
    ['half cents', { amountMinor: 100.5 }],
    ['text', { amountMinor: '100' }],
    ['another currency', { currency: 'USD' }],
    ['an id that is none', { refundId: '1' }],
  ])('refuses %s', async (_, body) => {
    expect((await askForRefund(order.orderId, body)).status).toBe(400);
  });

  it('refuses a few cents', async () => {
    expect((await askForRefund(order.orderId, { amountMinor: 99 })).status).toBe(409);
  });
});
