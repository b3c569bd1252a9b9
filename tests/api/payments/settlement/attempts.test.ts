import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHECK_MINUTES } from '@/lib/payments/rules';
import { db } from '@/lib/platform/db/client';
import { startBank } from '@/tests/support/bank';
import { ada, type Person } from '@/tests/support/cast';
import { addDraft, openOrder } from '@/tests/support/order';
import { withReason } from '@/tests/support/review';
import { reconcileOrder, reconcilePayment } from '@/tests/support/settling';

type Order = Awaited<ReturnType<typeof openOrder>>;

const bank = await startBank();
let owner: Person;
let draftId: string;
let order: Order;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  draftId = await addDraft(owner);
  order = await openOrder(owner, draftId);
});
afterAll(() => bank.stop());

const stored = () =>
  withReason(
    db().order.findUniqueOrThrow({
      where: { id: order.orderId },
      include: { attempts: { orderBy: { createdAt: 'asc' } } },
    }),
  );
const states = async () => {
  const { status, attempts } = await stored();
  return [status, ...attempts.map((attempt) => attempt.status)];
};

describe('the attempts to pay an order', () => {
  it('fail the order only once all have failed, and a new one reopens it', async () => {
    const second = await openOrder(owner, draftId);
    await bank.decline(order, 2);
    await reconcilePayment(order.reference);
    expect(await states()).toEqual(['pending', 'failed', 'initiated']);
    await bank.decline(second, 2);
    await reconcilePayment(second.reference);
    expect(await states()).toEqual(['failed', 'failed', 'failed']);
    const third = await openOrder(owner, draftId);
    expect(third.orderId).toBe(order.orderId);
    expect(await states()).toEqual(['pending', 'failed', 'failed', 'initiated']);
    await bank.pay(third);
    expect(await reconcilePayment(third.reference)).toBe('paid');
    expect(await states()).toEqual(['fulfilled', 'failed', 'failed', 'success']);
  });

  it('are checked again after a decline, since the next card may have succeeded', async () => {
    const popup = await bank.decline(order, 2);
    await reconcileOrder({ orderId: order.orderId, check: 0 });
    expect(await states()).toEqual(['failed', 'failed']);
    await popup.thenPay();
    await reconcileOrder({ orderId: order.orderId, check: 1 });
    expect(await states()).toEqual(['fulfilled', 'success']);
  });

  it('are abandoned with the order, and a late payment is accepted and flagged', async () => {
    for (const check of CHECK_MINUTES.keys())
      await reconcileOrder({ orderId: order.orderId, check });
    expect(await states()).toEqual(['expired', 'abandoned']);
    await bank.pay(order);
    expect(await reconcilePayment(order.reference)).toBe('paid');
    expect(await states()).toEqual(['fulfilled', 'success']);
    expect((await stored()).reviewReason).toContain('Paid late');
  });

  it('keep a mismatch and its reason until an admin reviews it', async () => {
    await bank.pay(order, { amount: 100 });
    expect(await reconcilePayment(order.reference)).toBe('mismatch');
    expect(await reconcilePayment(order.reference)).toBe('mismatch');
    expect(await states()).toEqual(['needs_review', 'mismatch']);
    expect((await stored()).reviewReason).toBe(
      'A payment arrived that does not match: the amount is 100, not 37000.',
    );
  });
});
