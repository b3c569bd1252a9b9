import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { POST as notice } from '@/app/api/payments/webhook/paystack/route';
import { db } from '@/lib/platform/db/client';
import { reconcileOrder } from '@/tests/support/settling';
import { signedNotice, startBank } from '../../../support/bank';
import { call } from '../../../support/call';
import { ada, type Person } from '../../../support/cast';
import { addDraft, openOrder } from '../../../support/order';

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

const comeBack = () =>
  call(verify, {
    headers: owner.headers,
    body: { reference: order.reference, orderId: order.orderId },
  });
const deliver = () => call(notice, signedNotice(order.reference));
const stored = () =>
  db().order.findUniqueOrThrow({
    where: { id: order.orderId },
    include: { ledger: true, attempts: true, memorial: { select: { id: true } } },
  });

/** One memorial, one ledger entry, one receipt: the outcome of every case. */
async function expectMadeOnce() {
  const { status, ledger, memorial } = await stored();
  expect(status).toBe('fulfilled');
  expect(memorial).not.toBeNull();
  expect(ledger).toHaveLength(1);
  expect(await db().outboxMail.count({ where: { key: `receipt/${order.orderId}` } })).toBe(1);
}

describe('a payment whose notices are lost, late or duplicated', () => {
  it('1 webhook only, and nobody returns', async () => {
    await bank.pay(order);
    expect((await deliver()).status).toBe(200);
    await expectMadeOnce();
  });

  it('2 return only, and the webhook is lost', async () => {
    await bank.pay(order);
    expect((await comeBack()).body.success).toBe(true);
    await expectMadeOnce();
  });

  it('3 webhook before return', async () => {
    await bank.pay(order);
    await deliver();
    expect((await comeBack()).body.success).toBe(true);
    await expectMadeOnce();
  });

  it('4 return before webhook', async () => {
    await bank.pay(order);
    await comeBack();
    expect((await deliver()).status).toBe(200);
    await expectMadeOnce();
  });

  it('5 both at the same instant, thirty times', async () => {
    await bank.pay(order);
    const calls = Array.from({ length: 30 }, (_, at) => (at % 2 ? deliver() : comeBack()));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expectMadeOnce();
  });

  it('6 webhook delivered five times', async () => {
    await bank.pay(order);
    for (let time = 0; time < 5; time++) expect((await deliver()).status).toBe(200);
    await expectMadeOnce();
  });

  it('20 popup closed, and the payment completes later', async () => {
    expect((await comeBack()).body.success).toBe(false);
    expect((await stored()).status).toBe('pending');
    await bank.pay(order);
    await reconcileOrder({ orderId: order.orderId, check: 0 });
    await expectMadeOnce();
  });

  it('21 verify says abandoned, then success', async () => {
    await bank.pay(order);
    await bank.knobs({ verify: { status: 'abandoned' } });
    expect((await comeBack()).body.success).toBe(false);
    expect(await stored()).toMatchObject({
      status: 'pending',
      attempts: [{ status: 'abandoned' }],
    });
    await bank.resetKnobs();
    expect((await comeBack()).body.success).toBe(true);
    await expectMadeOnce();
  });

  it('22 declined, then success in one popup', async () => {
    const popup = await bank.decline(order, 2);
    expect((await comeBack()).body.success).toBe(false);
    expect(await stored()).toMatchObject({ status: 'failed', attempts: [{ status: 'failed' }] });
    await popup.thenPay();
    await reconcileOrder({ orderId: order.orderId, check: 0 });
    await expectMadeOnce();
  });
});
