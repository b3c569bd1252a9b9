import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { CHECK_MINUTES } from '@/lib/orders/rules';
import { checkOrder } from '@/lib/settlement/check-order';
import { confirmPayment } from '@/lib/settlement/confirm-payment';
import { startBank } from '../../support/bank';
import { ada, type Person } from '../../support/cast';
import { draftOf, openOrder } from '../../support/order';

type Order = Awaited<ReturnType<typeof openOrder>>;

const bank = await startBank();
let owner: Person;
let draftId: string;
let order: Order;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  draftId = await draftOf(owner);
  order = await openOrder(owner, draftId);
});
afterAll(() => bank.stop());

const stored = () =>
  db().order.findUniqueOrThrow({
    where: { id: order.orderId },
    include: { attempts: { orderBy: { createdAt: 'asc' } } },
  });
const states = async () => {
  const { status, attempts } = await stored();
  return [status, ...attempts.map((attempt) => attempt.status)];
};

describe('the attempts to pay an order', () => {
  it('fail it together only, and a further one opens it again', async () => {
    const second = await openOrder(owner, draftId);
    await bank.decline(order, 2);
    await confirmPayment(order.reference);
    expect(await states()).toEqual(['pending', 'failed', 'initiated']);
    await bank.decline(second, 2);
    await confirmPayment(second.reference);
    expect(await states()).toEqual(['failed', 'failed', 'failed']);
    const third = await openOrder(owner, draftId);
    expect(third.orderId).toBe(order.orderId);
    expect(await states()).toEqual(['pending', 'failed', 'failed', 'initiated']);
    await bank.pay(third);
    expect(await confirmPayment(third.reference)).toBe('paid');
    expect(await states()).toEqual(['fulfilled', 'failed', 'failed', 'success']);
  });

  it('are looked at after a decline, since the next card may have been taken', async () => {
    const popup = await bank.decline(order, 2);
    await checkOrder({ orderId: order.orderId, check: 0 });
    expect(await states()).toEqual(['failed', 'failed']);
    await popup.thenPay();
    await checkOrder({ orderId: order.orderId, check: 1 });
    expect(await states()).toEqual(['fulfilled', 'success']);
  });

  it('are given up with the order, and late money is taken and pointed out', async () => {
    for (const check of CHECK_MINUTES.keys()) await checkOrder({ orderId: order.orderId, check });
    expect(await states()).toEqual(['expired', 'abandoned']);
    await bank.pay(order);
    expect(await confirmPayment(order.reference)).toBe('paid');
    expect(await states()).toEqual(['fulfilled', 'success']);
    expect((await stored()).reviewReason).toContain('Paid late');
  });

  it('stay a mismatch, with the reason, until a person has looked', async () => {
    await bank.pay(order, { amount: 100 });
    expect(await confirmPayment(order.reference)).toBe('mismatch');
    expect(await confirmPayment(order.reference)).toBe('mismatch');
    expect(await states()).toEqual(['needs_review', 'mismatch']);
    expect((await stored()).reviewReason).toBe(
      'A payment came that does not fit: the amount is 100, not 37000.',
    );
  });
});
