import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POST as create } from '@/app/api/memorials/route';
import { POST as payfast } from '@/app/api/payments/create-payfast-payment/route';
import { POST as memorialOrder } from '@/app/api/payments/initiate-memorial-order/route';
import { fulfil } from '@/lib/fulfilment';
import { retryFulfilment } from '@/lib/payments/settle/retry-fulfilment';
import { db } from '@/lib/platform/db/client';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { call } from '@/tests/support/call';
import { ada, ben, type Person, root, viewerOf } from '@/tests/support/cast';
import { requiredForm } from '@/tests/support/memorial-form';
import { addDraft, openOrder } from '@/tests/support/order';
import { resetPlan, setPlan } from '@/tests/support/plan';
import { settle } from '@/tests/support/settling';

let owner: Person;
let draftId: string;
beforeEach(async () => {
  owner = await ada();
  draftId = await addDraft(owner);
  await db().rateLimit.deleteMany();
});
afterEach(resetPlan);

type Order = Awaited<ReturnType<typeof openOrder>>;

async function makeFree(): Promise<string> {
  await setPlan([]);
  const { body } = await call(create, { headers: owner.headers, body: { draftId } });
  return body.memorialId;
}

/** Settles the order's payment. May be called repeatedly, as notices arrive more than once. */
const pay = ({ reference, orderId }: Order) =>
  settle(
    { provider: 'paystack', reference },
    {
      status: 'success',
      reference,
      providerTxnId: `txn-${reference}`,
      amountMinor: 37_000,
      requestedMinor: null,
      currency: 'ZAR',
      domainMatches: true,
      payerEmail: null,
      orderId,
      paidAt: new Date(),
    },
  );
const countMemorials = () => db().memorial.count({ where: { createdById: owner.user.id } });
const stored = (id: string) =>
  db().order.findUniqueOrThrow({
    where: { id },
    select: {
      status: true,
      paidAt: true,
      fulfilledAt: true,
      reviews: { select: { kind: true, closedAt: true } },
      ledger: { select: { kind: true, chargeMinor: true } },
    },
  });
const inReview = (kind: string) => ({
  status: 'needs_review',
  paidAt: expect.any(Date),
  fulfilledAt: null,
  reviews: [{ kind, closedAt: null }],
  ledger: [{ kind: 'charge', chargeMinor: 37_000 }],
});

describe('a payment for a draft whose memorial was made for free meanwhile', () => {
  it('is recorded once and needs review', async () => {
    const order = await openOrder(owner, draftId);
    const before = await countMemorials();
    await makeFree();
    for (const _ of [1, 2]) expect(await pay(order)).toBe('paid');
    expect(await stored(order.orderId)).toEqual(inReview('already_made'));
    expect(await countMemorials()).toBe(before + 1);
    expect(await db().outboxMail.count({ where: { key: `receipt/${order.orderId}` } })).toBe(0);
  });

  it('creates no second memorial when an admin or the buyer retries', async () => {
    const order = await openOrder(owner, draftId);
    const memorialId = await makeFree();
    await pay(order);
    const before = await countMemorials();
    const admin = viewerOf(await root());
    await expect(
      retryFulfilment(admin, order.orderId, fulfil, translatorFor('en')),
    ).rejects.toMatchObject({ code: 'conflict' });
    const { status, body } = await call(create, {
      headers: owner.headers,
      body: { ...requiredForm, orderId: order.orderId },
    });
    expect([status, body.memorialId]).toEqual([409, memorialId]);
    expect(await countMemorials()).toBe(before);
    expect(await stored(order.orderId)).toEqual(inReview('already_made'));
  });

  it('is recorded even when that memorial has since been deleted', async () => {
    const order = await openOrder(owner, draftId);
    await db().memorial.delete({ where: { id: await makeFree() } });
    expect(await pay(order)).toBe('paid');
    expect(await stored(order.orderId)).toEqual(inReview('already_made'));
  });
});

it('a payment for an empty draft is recorded and needs review', async () => {
  const order = await openOrder(owner, draftId);
  await db().memorialDraft.update({ where: { id: draftId }, data: { formSealed: '' } });
  expect(await pay(order)).toBe('paid');
  expect(await stored(order.orderId)).toEqual(inReview('fulfilment_failed'));
});

describe('an order for a draft whose memorial was made for free', () => {
  it.each([
    ['initiate-memorial-order', memorialOrder],
    ['create-payfast-payment', payfast],
  ])('is refused by %s, which names the memorial', async (_, post) => {
    const memorialId = await makeFree();
    await resetPlan();
    const answer = await call(post, {
      headers: owner.headers,
      body: { amount: 20, orderType: 'memorial_creation', draftId },
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict', memorialId } });
    expect(await db().order.count({ where: { draftId } })).toBe(0);
  });

  it('reveals nothing about the memorial to anybody else, even while memorials are free', async () => {
    const memorialId = await makeFree();
    const stranger = await ben();
    const refusal = await call(create, { headers: stranger.headers, body: { draftId } });
    expect(refusal.status).toBe(404);
    expect(JSON.stringify(refusal.body)).not.toContain(memorialId);
  });
});
