import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { POST as notice } from '@/app/api/payments/webhook/paystack/route';
import { db } from '@/lib/platform/db/client';
import { withReason } from '@/tests/support/review';
import { signedNotice, startBank } from '../../../support/bank';
import { call } from '../../../support/call';
import { ada, type Person } from '../../../support/cast';
import { addDraft, openOrder } from '../../../support/order';

type Order = Awaited<ReturnType<typeof openOrder>>;

const bank = await startBank();
let owner: Person;

beforeAll(async () => {
  owner = await ada();
});
afterEach(() => bank.resetKnobs());
afterAll(() => bank.stop());

const open = async () => openOrder(owner, await addDraft(owner));
const comeBack = ({ reference, orderId }: Order) =>
  call(verify, { headers: owner.headers, body: { reference, orderId } });
const stored = (order: Order) =>
  withReason(
    db().order.findUniqueOrThrow({ where: { id: order.orderId }, include: { memorial: true } }),
  );

describe('a forged notice', () => {
  let order: Order;
  beforeEach(async () => {
    order = await open();
    await bank.pay(order);
  });

  it('8 bad signature, no header, wrong key or one changed byte is refused', async () => {
    const real = signedNotice(order.reference);
    const type = { 'content-type': 'application/json' };
    const forged = [
      { ...real, headers: type },
      { ...real, headers: { ...type, 'x-paystack-signature': '' } },
      { ...real, headers: { ...type, 'x-paystack-signature': 'f'.repeat(128) } },
      signedNotice(order.reference, 'sk_test_stranger'),
      { ...real, body: real.body.replace('charge', 'Charge') },
    ];
    for (const each of forged) expect((await call(notice, each)).status).toBe(401);
    expect(await stored(order)).toMatchObject({ status: 'pending', memorial: null });
  });

  it('9 signature over re-serialised JSON is not ours', async () => {
    const real = signedNotice(order.reference);
    const again = { ...real, body: JSON.stringify(JSON.parse(real.body)) };
    expect(again.body).not.toBe(real.body);
    expect((await call(notice, again)).status).toBe(401);
    expect((await call(notice, real)).status).toBe(200);
    expect((await stored(order)).memorial).not.toBeNull();
  });

  it('10 signed webhook for an unknown reference is kept and answered 200', async () => {
    const unknown = signedNotice('nobody-knows-this');
    expect((await call(notice, unknown)).status).toBe(200);
    const event = await db().providerEvent.findFirstOrThrow({ where: { rawBody: unknown.body } });
    expect(event.outcome).toBe('unknown');
    expect((await stored(order)).status).toBe('pending');
  });
});

/** Pays an order while the browser or the provider reports something else. It must need review and create nothing. */
async function expectReview(knobs: object, lie: object = {}) {
  const order = await open();
  await bank.pay(order, lie);
  await bank.knobs({ verify: knobs });
  expect((await comeBack(order)).body.success).toBe(false);
  const { status, memorial, reviewReason } = await stored(order);
  expect({ status, memorial }).toEqual({ status: 'needs_review', memorial: null });
  expect(reviewReason).toContain('does not match');
  expect(await db().ledgerEntry.count({ where: { orderId: order.orderId } })).toBe(0);
  await bank.resetKnobs();
}

describe('a payment that does not match its order', () => {
  it('11 amount one cent low, one cent high, in rand or a hundredfold needs review', async () => {
    for (const amount of [36_999, 37_001, 370, 3_700_000]) await expectReview({}, { amount });
  });

  it('12 currency USD or NGN needs review', async () => {
    for (const currency of ['USD', 'NGN']) await expectReview({ currency });
  });

  it('13 money of the other domain needs review', async () => {
    // Our key is a test key here: live money for it is the same mismatch as test money on a live site.
    await expectReview({ domain: 'live' });
  });
});
