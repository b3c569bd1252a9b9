import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { flagRefundForReview } from '@/lib/payments/refunds/enqueue-refund-check';
import { sendRefund } from '@/lib/payments/refunds/send-refund';
import { db } from '@/lib/platform/db/client';
import { startBank } from '@/tests/support/bank';
import { ada, type Person } from '@/tests/support/cast';
import { addDraft, openOrder } from '@/tests/support/order';
import {
  askForRefund,
  refundInDashboard,
  refundRow,
  refundsAtProvider,
} from '@/tests/support/refund';
import { withReason } from '@/tests/support/review';
import { reconcilePayment } from '@/tests/support/settling';

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

const stored = () =>
  withReason(
    db().order.findUniqueOrThrow({ where: { id: order.orderId }, include: { refunds: true } }),
  );
const sentRefunds = () => refundsAtProvider(bank, order.reference);

describe('sendRefund', () => {
  it.each(['500', 'html'])('sends nothing while the list of refunds answers %s', async (fail) => {
    const { body } = await askForRefund(order.orderId);
    await bank.knobs({ fail: { refund: fail } });
    await expect(sendRefund({ refundId: body.refundId })).rejects.toThrow();
    expect((await refundRow(body.refundId)).status).toBe('requested');
    await bank.resetKnobs();
    expect(await sentRefunds()).toHaveLength(0);
  });

  it('sends a refund once although the answer was lost', async () => {
    const { body } = await askForRefund(order.orderId, { amountMinor: 10_000 });
    const real = fetch;
    const lost = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await real(input, init);
      if (init?.method === 'POST') throw new TypeError('connection reset');
      return answer;
    });
    await sendRefund({ refundId: body.refundId });
    lost.mockRestore();
    expect((await refundRow(body.refundId)).status).toBe('requested');
    const jobs = await db().$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'send-refund'
        AND data->>'refundId' = ${body.refundId} AND start_after > now() + interval '30 seconds'`;
    expect(jobs).toHaveLength(1);
    await sendRefund({ refundId: body.refundId });
    expect(await sentRefunds()).toHaveLength(1);
    expect((await refundRow(body.refundId)).providerRefundId).not.toBeNull();
  });

  it('sends a refund once when its job runs twice', async () => {
    const { body } = await askForRefund(order.orderId, { amountMinor: 10_000 });
    await sendRefund({ refundId: body.refundId });
    await sendRefund({ refundId: body.refundId });
    expect(await sentRefunds()).toHaveLength(1);
  });

  it('marks a refund as failed when the provider refuses it, and frees the amount', async () => {
    const { body } = await askForRefund(order.orderId);
    await refundInDashboard(bank, order.reference, { amount: 30_000 });
    await sendRefund({ refundId: body.refundId });
    const { refunds, reviewReason } = await stored();
    expect(refunds.find(({ id }) => id === body.refundId)).toMatchObject({
      status: 'failed',
      detail:
        'The provider refused it: Total refund amount cannot exceed original transaction amount',
    });
    expect(refunds).toHaveLength(2);
    expect(reviewReason).toContain(`Refund ${body.refundId}: The provider refused it`);
    expect((await askForRefund(order.orderId)).body.amountMinor).toBe(7_000);
  });

  it('flags a refund that has not ended for weeks', async () => {
    await bank.knobs({ refund: 'pending' });
    const { body } = await askForRefund(order.orderId);
    await sendRefund({ refundId: body.refundId });
    expect((await refundRow(body.refundId)).status).toBe('pending');
    await sendRefund({ refundId: body.refundId }, new Date(Date.now() + 21 * 86_400_000));
    expect((await refundRow(body.refundId)).status).toBe('needs_attention');
    expect((await stored()).reviewReason).toContain('has not ended for weeks');
  });

  it('sends no refund once the payment is disputed', async () => {
    const { body } = await askForRefund(order.orderId);
    await db().order.update({ where: { id: order.orderId }, data: { status: 'disputed' } });
    await sendRefund({ refundId: body.refundId });
    expect(await sentRefunds()).toHaveLength(0);
    expect((await refundRow(body.refundId)).status).toBe('failed');
    expect((await stored()).reviewReason).toContain('the payment is disputed');
  });

  it('leaves a processed refund unchanged when a follow-up job comes late', async () => {
    await bank.knobs({ refund: 'pending' });
    const { body } = await askForRefund(order.orderId);
    await sendRefund({ refundId: body.refundId });
    const refund = await refundRow(body.refundId);
    await db().refund.update({ where: { id: refund.id }, data: { status: 'processed' } });
    await flagRefundForReview(refund, 'needs_attention', 'It has not ended for weeks.');
    expect((await refundRow(refund.id)).status).toBe('processed');
    expect((await stored()).reviewReason).toBe('');
  });
});
