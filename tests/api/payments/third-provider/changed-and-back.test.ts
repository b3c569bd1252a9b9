import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as dashboard } from '@/app/api/admin/dashboard/route';
import { DELETE as deleteProfile } from '@/app/api/auth/delete-profile/route';
import { POST as send } from '@/app/api/flowers/send/route';
import { GET as orderState } from '@/app/api/payments/orders/[id]/route';
import { db } from '@/lib/platform/db/client';
import { call } from '@/tests/support/call';
import { ada, ben, type Person, root } from '@/tests/support/cast';
import { addMemorial } from '@/tests/support/memorial';
import { addDraft } from '@/tests/support/order';
import { resetPlan, setPlan } from '@/tests/support/plan';
import { askForRefund } from '@/tests/support/refund';
import { withReason } from '@/tests/support/review';
import { resetSettings, useSetting } from '@/tests/support/site-settings';
import {
  completedEvent,
  deliver,
  orderFlowers,
  orderMemorial,
  reconcileWithStripe,
  refundThroughStripe,
  startStripeBank,
  storedOrder,
  stripeEvent,
  transactionOf,
} from '@/tests/support/stripe-bank';

type Order = Awaited<ReturnType<typeof orderMemorial>>;

const bank = await startStripeBank();
const HOUR_MS = 3_600_000;
let owner: Person;
let sender: Person;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  sender = await ben();
  await bank.knobs({ refundDelayMs: 0 });
});
afterEach(async () => {
  await bank.resetKnobs();
  await resetPlan();
  await resetSettings();
});
afterAll(() => bank.stop());

async function payAndSettle<T extends Order>(order: T): Promise<T> {
  await bank.pay(order);
  expect(await reconcileWithStripe(order.reference)).toBe('paid');
  return order;
}
const paidMemorial = async () => payAndSettle(await orderMemorial(owner, await addDraft(owner)));
/** Prices memorials in euro cents, and sets the rate to dollars, the currency of the site. */
async function useEuros(amountMinor: number, rate: string) {
  await setPlan([{ currency: 'EUR', amountMinor }]);
  const day = new Date().toISOString().slice(0, 10);
  useSetting('shop.rates', [{ from: 'EUR', to: 'USD', rate, day }]);
}
const reasonOf = async ({ orderId }: Order) =>
  (await withReason(db().order.findUniqueOrThrow({ where: { id: orderId } }))).reviewReason;

describe('with the third provider, what was deleted, changed or done twice', () => {
  it('18 double click on Pay gives two references on one order', async () => {
    const draftId = await addDraft(owner);
    const [first, second] = await Promise.all([
      orderMemorial(owner, draftId),
      orderMemorial(owner, draftId),
    ]);
    expect(second.orderId).toBe(first.orderId);
    expect(second.url).not.toBe(first.url);
  });

  it('19 two tabs that both pay are overpaid, and the second payment is refunded', async () => {
    const draftId = await addDraft(owner);
    const [first, second] = [
      await orderMemorial(owner, draftId),
      await orderMemorial(owner, draftId),
    ];
    for (const tab of [first, second]) await payAndSettle(tab);
    expect(await storedOrder(second)).toMatchObject({ status: 'fulfilled', overpaid: true });
    expect(await reasonOf(second)).toBe('Paid twice: the second payment must be refunded.');
    await refundThroughStripe(second);
    expect(await storedOrder(second)).toMatchObject({ status: 'fulfilled', overpaid: false });
  });

  it('28 draft photo missing does not prevent the memorial', async () => {
    const order = await orderMemorial(owner, await addDraft(owner));
    const { draftId } = await storedOrder(order);
    await db().memorialDraft.update({ where: { id: draftId ?? '' }, data: { pictureId: null } });
    await payAndSettle(order);
    expect(await storedOrder(order)).toMatchObject({ status: 'fulfilled' });
  });

  it('29 memorial deleted between order and tribute payment needs review', async () => {
    const memorialId = await addMemorial();
    const order = await orderFlowers(sender, memorialId);
    await db().memorial.delete({ where: { id: memorialId } });
    await payAndSettle(order);
    const { status, ledger, tribute } = await storedOrder(order);
    expect({ status, tribute }).toEqual({ status: 'needs_review', tribute: null });
    expect(ledger).toHaveLength(1);
  });

  it('30 user deleted before or after paying loses no money', async () => {
    const memorialId = await addMemorial();
    const order = await orderFlowers(sender, memorialId);
    const before = await payAndSettle(await orderFlowers(sender, memorialId, { amount: 11 }));
    await call(deleteProfile, { method: 'DELETE', headers: sender.headers });
    await payAndSettle(order);
    expect(await storedOrder(order)).toMatchObject({ status: 'needs_review', tribute: null });
    expect((await storedOrder(order)).ledger).toHaveLength(1);
    expect(await storedOrder(before)).toMatchObject({ status: 'fulfilled', userId: null });
  });

  it('31 rate or price changed between quote and pay charges what was quoted', async () => {
    await useEuros(1900, '1.10');
    const draftId = await addDraft(owner);
    const order = await orderMemorial(owner, draftId, 19);
    await useEuros(3800, '2.00');
    const again = await orderMemorial(owner, draftId, 19);
    expect(again).toMatchObject({ orderId: order.orderId, amount: 1900, currency: 'EUR' });
    await payAndSettle(again);
    const later = await payAndSettle(await orderMemorial(owner, await addDraft(owner), 38));
    const counted = { siteCurrency: 'USD', chargeCurrency: 'EUR' };
    expect(await storedOrder(order)).toMatchObject({
      status: 'fulfilled',
      chargeMinor: 1900,
      ledger: [{ ...counted, chargeMinor: 1900, siteRateMicros: 1_100_000n }],
    });
    expect(await storedOrder(later)).toMatchObject({
      status: 'fulfilled',
      ledger: [{ ...counted, chargeMinor: 3800, siteRateMicros: 2_000_000n }],
    });
  });

  it('32 quote expired opens a new order, and the old page accepts no more money', async () => {
    const draftId = await addDraft(owner);
    const old = await orderMemorial(owner, draftId);
    await db().order.update({
      where: { id: old.orderId },
      data: { quoteExpiresAt: new Date(Date.now() - 1), createdAt: new Date(Date.now() - HOUR_MS) },
    });
    const fresh = await orderMemorial(owner, draftId);
    expect(fresh.orderId).not.toBe(old.orderId);
    await bank.act(old, 'expire');
    await bank.pay(old);
    await deliver(stripeEvent('checkout.session.expired', { client_reference_id: old.reference }));
    expect(await storedOrder(old)).toMatchObject({ status: 'failed', ledger: [] });
    await payAndSettle(fresh);
    expect((await storedOrder(fresh)).memorial).not.toBeNull();
  });

  it('38 flower send without payment, with another amount, and twice makes one tribute', async () => {
    const memorialId = await addMemorial();
    const ask = (change: object = {}) =>
      call(send, { headers: sender.headers, body: { memorialId, amount: 10, ...change } });
    expect((await ask()).status).toBe(402);
    const order = await orderFlowers(sender, memorialId);
    expect((await ask({ orderId: order.orderId })).status).toBe(402);
    await payAndSettle(order);
    expect((await ask({ orderId: order.orderId, amount: 500 })).status).toBe(409);
    const [first, second] = [await ask(), await ask({ orderId: order.orderId })];
    expect(second.body.tribute._id).toBe(first.body.tribute._id);
    expect(await db().tribute.count({ where: { memorialId } })).toBe(1);
  });

  const stateOn = async (device: Person, { orderId }: Order) =>
    (await call(orderState, { headers: device.headers, params: { id: orderId } })).body;

  it('37 return before notice waits', async () => {
    const order = await orderMemorial(owner, await addDraft(owner));
    await bank.pay(order);
    expect(await stateOn(owner, order)).toMatchObject({ state: 'waiting' });
    await deliver(completedEvent(order.reference));
    expect(await stateOn(owner, order)).toMatchObject({ state: 'done' });
  });

  it('39 another device on return finds the order on the server', async () => {
    const order = await paidMemorial();
    const { memorial } = await storedOrder(order);
    const otherDevice = await ada(); // another session, whose browser has stored nothing
    expect(await stateOn(otherDevice, order)).toMatchObject({
      state: 'done',
      memorialId: memorial?.id,
    });
  });

  it("42 the page closes after the quote, and Stripe's time of payment is stored", async () => {
    const order = await paidMemorial();
    const { ledger, quoteExpiresAt, createdAt } = await storedOrder(order);
    expect(quoteExpiresAt.getTime() - createdAt.getTime()).toBe(HOUR_MS / 2);
    expect(Math.abs((ledger[0]?.occurredAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });
});

describe('with the third provider, refunds and disputes', () => {
  it('7 old webhook after a refund changes nothing', async () => {
    const order = await paidMemorial();
    await refundThroughStripe(order);
    const before = await storedOrder(order);
    expect(before.status).toBe('refunded');
    expect((await deliver(completedEvent(order.reference))).status).toBe(200);
    expect(await storedOrder(order)).toMatchObject({ status: 'refunded', ledger: before.ledger });
  });

  it('33 refund in part, failed, in full, asked twice, and one that comes back', async () => {
    const order = await paidMemorial();
    const inRand = { amountMinor: 37_000 }; // the same price in rand
    expect(await askForRefund(order.orderId, inRand)).toMatchObject({
      status: 409,
      body: { message: 'At most $20.00 of one payment can be refunded.' },
    });
    const part = await refundThroughStripe(order, { amountMinor: 500 });
    expect(part).toMatchObject({ chargeMinor: 500, chargeCurrency: 'USD' });
    expect(await storedOrder(order)).toMatchObject({ status: 'partially_refunded' });
    await bank.knobs({ refund: 'failed' });
    expect((await refundThroughStripe(order)).status).toBe('failed');
    await bank.knobs({ refund: 'processed' });
    expect((await refundThroughStripe(order)).chargeMinor).toBe(1500);
    expect(await storedOrder(order)).toMatchObject({ status: 'refunded' });
    expect((await askForRefund(order.orderId)).status).toBe(409);
    expect(await bank.refundsOf(order)).toHaveLength(3);
    await bank.act(order, 'send-back');
    const payment_intent = await transactionOf(order.reference);
    for (const _ of [1, 2]) await deliver(stripeEvent('refund.failed', { payment_intent }));
    expect(await reasonOf(order)).toContain('It was paid out and came back');
    const { ledger } = await storedOrder(order);
    expect(ledger.reduce((sum, { chargeMinor }) => sum + chargeMinor, 0)).toBe(0);
  });

  it('34 dispute that is opened, won and lost', async () => {
    const [won, lost] = [await paidMemorial(), await paidMemorial()];
    const sendDispute = async (order: Order, event: string, status: string) => {
      const payment_intent = await transactionOf(order.reference);
      const dispute = { id: `du_${order.orderId}`, payment_intent, status, amount: 2000 };
      return deliver(stripeEvent(`charge.dispute.${event}`, { ...dispute, currency: 'usd' }));
    };
    for (const order of [won, lost]) {
      await sendDispute(order, 'created', 'needs_response');
      await sendDispute(order, 'funds_withdrawn', 'needs_response');
      expect((await storedOrder(order)).status).toBe('disputed');
    }
    await sendDispute(won, 'closed', 'won');
    await sendDispute(won, 'funds_reinstated', 'won');
    await sendDispute(lost, 'closed', 'lost');
    await sendDispute(lost, 'created', 'needs_response'); // an old notice, sent again
    expect(await storedOrder(won)).toMatchObject({ status: 'fulfilled' });
    expect(await storedOrder(lost)).toMatchObject({ status: 'charged_back' });
    expect((await storedOrder(lost)).memorial).not.toBeNull(); // a chargeback does not take a family's page away
  });

  it('34 dispute that arrives before its payment is kept', async () => {
    const order = await orderMemorial(owner, await addDraft(owner));
    await bank.pay(order);
    const payment_intent = `pi_${/cs_test_(\d+)/.exec(order.url)?.[1]}`;
    const dispute = { id: `du_${order.orderId}`, payment_intent, status: 'needs_response' };
    expect((await deliver(stripeEvent('charge.dispute.created', dispute))).status).toBe(200);
    await reconcileWithStripe(order.reference);
    expect((await storedOrder(order)).status).toBe('disputed');
    const strange = { ...dispute, payment_intent: 'pi_of_another_shop' };
    expect((await deliver(stripeEvent('charge.dispute.created', strange))).status).toBe(200);
  });

  it('43 admin revenue after a refund is what remains', async () => {
    const stats = async () =>
      (await call(dashboard, { headers: (await root()).headers })).body.stats;
    const before = await stats();
    const order = await paidMemorial();
    const flowers = await payAndSettle(await orderFlowers(sender, await addMemorial()));
    expect((await stats()).totalRevenue).toBe(before.totalRevenue + 30);
    await refundThroughStripe(order);
    await refundThroughStripe(flowers, { amountMinor: 500 });
    expect((await stats()).totalRevenue).toBe(before.totalRevenue + 5);
  });
});
