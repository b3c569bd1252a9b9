import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as orderState } from '@/app/api/payments/orders/[id]/route';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '@/tests/support/call';
import { ada, ben, type Person } from '@/tests/support/cast';
import { flowersFor } from '@/tests/support/flowers';
import { addMemorial } from '@/tests/support/memorial';
import { addDraft } from '@/tests/support/order';
import {
  completedEvent,
  deliver,
  orderMemorial,
  orderWithStripe,
  reconcileWithStripe,
  startStripeBank,
  storedOrder,
} from '@/tests/support/stripe-bank';

type Order = Awaited<ReturnType<typeof orderMemorial>>;

const bank = await startStripeBank();
let owner: Person;
let stranger: Person;
let order: Order;

beforeAll(async () => {
  owner = await ada();
  stranger = await ben();
});
beforeEach(async () => {
  order = await orderMemorial(owner, await addDraft(owner));
});
afterEach(() => bank.resetKnobs());
afterAll(() => bank.stop());

const check = (person: Person, reference: string, orderId: string) =>
  call(verify, { headers: person.headers, body: { reference, orderId } });
const memorials = (orderId: string) => db().memorial.count({ where: { orderId } });

// The numbers are those of the failure cases in payments.md 3.5.
describe('with the third provider, a forged notice', () => {
  beforeEach(() => bank.pay(order));

  it('8 bad signature, no header, wrong key or one changed byte is refused', async () => {
    const real = completedEvent(order.reference);
    const type = { 'content-type': 'application/json' };
    const now = Math.floor(Date.now() / 1000);
    const forged = [
      { ...real, headers: type },
      { ...real, headers: { ...type, 'stripe-signature': '' } },
      { ...real, headers: { ...type, 'stripe-signature': `t=${now},v1=${'f'.repeat(64)}` } },
      completedEvent(order.reference, { secret: 'whsec_stranger' }),
      { ...real, body: real.body.replace('completed', 'Completed') },
      completedEvent(order.reference, { at: now - 301 }),
    ];
    for (const each of forged) expect((await deliver(each)).status).toBe(401);
    expect(await storedOrder(order)).toMatchObject({ status: 'pending', memorial: null });
  });

  it('9 signature over re-serialised JSON is not ours', async () => {
    const real = completedEvent(order.reference);
    const again = { ...real, body: JSON.stringify(JSON.parse(real.body)) };
    expect(again.body).not.toBe(real.body);
    expect((await deliver(again)).status).toBe(401);
    expect((await deliver(real)).status).toBe(200);
    expect((await storedOrder(order)).memorial).not.toBeNull();
  });

  it('10 signed webhook for an unknown reference is kept and answered 200', async () => {
    const unknown = completedEvent('nobody-knows-this');
    expect((await deliver(unknown)).status).toBe(200);
    const event = await db().providerEvent.findFirstOrThrow({ where: { rawBody: unknown.body } });
    expect(event).toMatchObject({ provider: 'stripe', outcome: 'unknown' });
  });
});

/** Pays an order while Stripe reports something else. The order must need review, and create nothing. */
async function expectReview(knobs: object) {
  const paid = await orderMemorial(owner, await addDraft(owner));
  await bank.pay(paid);
  await bank.knobs({ verify: knobs });
  await deliver(completedEvent(paid.reference));
  const { status, memorial, reviews, ledger } = await storedOrder(paid);
  expect({ status, memorial, ledger }).toEqual({
    status: 'needs_review',
    memorial: null,
    ledger: [],
  });
  expect(reviews).toMatchObject([{ kind: 'payment_mismatch' }]);
  await bank.resetKnobs();
}

describe('with the third provider, a payment that does not match its order', () => {
  it('11 amount one cent low, one cent high, in dollars, a hundredfold or in rand needs review', async () => {
    for (const amount of [1999, 2001, 20, 200_000, 37_000]) await expectReview({ amount });
  });

  it('12 currency other than the order’s needs review', async () => {
    for (const currency of ['ZAR', 'EUR', 'JPY']) await expectReview({ currency });
  });

  it('13 money of the other mode needs review', async () => {
    await expectReview({ domain: 'live' });
  });
});

describe("with the third provider, another person's payment", () => {
  it("14 reference of another user's order is unknown", async () => {
    await bank.pay(order);
    expect((await check(stranger, order.reference, order.orderId)).status).toBe(404);
    expect(await memorials(order.orderId)).toBe(0);
  });

  it("15 one's own reference with another person's order is unknown", async () => {
    const other = await orderMemorial(stranger, await addDraft(stranger));
    await bank.pay(other);
    expect((await check(stranger, other.reference, order.orderId)).status).toBe(404);
    expect(await memorials(order.orderId)).toBe(0);
  });

  it('16 same reference for two orders is refused by the database', async () => {
    const other = await orderMemorial(stranger, await addDraft(stranger));
    const { reference } = order;
    const attempt = { id: newId(), orderId: other.orderId, provider: 'stripe', reference } as const;
    await expect(db().paymentAttempt.create({ data: attempt })).rejects.toMatchObject({
      code: 'P2002',
    });
  });

  it('17 replay of a paid reference for a second memorial makes none', async () => {
    await bank.pay(order);
    expect((await check(owner, order.reference, order.orderId)).body.success).toBe(true);
    const second = await orderMemorial(owner, await addDraft(owner));
    expect((await check(owner, order.reference, second.orderId)).status).toBe(404);
    expect((await check(owner, second.reference, second.orderId)).body.success).toBe(false);
    expect(await memorials(second.orderId)).toBe(0);
  });

  it('41 order_id of someone else on the return page is unknown', async () => {
    await bank.pay(order);
    await reconcileWithStripe(order.reference);
    const state = (person: Person) =>
      call(orderState, { headers: person.headers, params: { id: order.orderId } });
    expect((await state(stranger)).status).toBe(404);
    expect((await state(owner)).body.state).toBe('done');
  });
});

describe('with the third provider, amounts', () => {
  it('40 amount 0, negative, NaN, 1e9, 0.001, "20 " or an array opens no order', async () => {
    const [draftId, memorialId] = [await addDraft(owner), await addMemorial()];
    const before = await db().order.count();
    for (const amount of [0, -20, Number.NaN, 1e9, 0.001, '20 ', [20]])
      for (const body of [
        flowersFor(memorialId, { amount }),
        { amount, orderType: 'memorial_creation', draftId },
      ])
        expect((await orderWithStripe(owner, body)).status).toBe(400);
    expect(await db().order.count()).toBe(before);
  });
});
