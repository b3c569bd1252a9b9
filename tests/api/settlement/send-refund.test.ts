import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { leaveRefundToAPerson } from '@/lib/orders/commands/follow-refund';
import { confirmPayment } from '@/lib/settlement/confirm-payment';
import { sendRefund } from '@/lib/settlement/send-refund';
import { startBank } from '../../support/bank';
import { ada, type Person } from '../../support/cast';
import { draftOf, openOrder } from '../../support/order';
import { askForRefund, refundRow } from '../../support/refund';

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

const stored = () =>
  db().order.findUniqueOrThrow({ where: { id: order.orderId }, include: { refunds: true } });
/** What somebody does at the provider, past us. */
const refundInDashboard = (wanted: object) =>
  fetch(new URL('/refund', bank.url), {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_perennial', 'content-type': 'application/json' },
    body: JSON.stringify({ transaction: order.reference, ...wanted }),
  });
const atTheBank = async () => {
  const headers = { authorization: 'Bearer sk_test_perennial' };
  const { data } = await (await fetch(new URL('/refund', bank.url), { headers })).json();
  const ours = (one: { transaction_reference: string }) =>
    one.transaction_reference === order.reference;
  return data.filter(ours);
};

describe('sendRefund', () => {
  it.each(['500', 'html'])('sends nothing while the list of refunds answers %s', async (fail) => {
    const { body } = await askForRefund(order.orderId);
    await bank.knobs({ fail: { refund: fail } });
    await expect(sendRefund({ refundId: body.refundId })).rejects.toThrow();
    expect((await refundRow(body.refundId)).status).toBe('requested');
    await bank.resetKnobs();
    expect(await atTheBank()).toHaveLength(0);
  });

  it('is sent once although its answer was lost', async () => {
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
    expect(await atTheBank()).toHaveLength(1);
    expect((await refundRow(body.refundId)).providerRefundId).not.toBeNull();
  });

  it('is sent once when its job runs twice', async () => {
    const { body } = await askForRefund(order.orderId, { amountMinor: 10_000 });
    await sendRefund({ refundId: body.refundId });
    await sendRefund({ refundId: body.refundId });
    expect(await atTheBank()).toHaveLength(1);
  });

  it('has failed when the provider refuses it, and promises nothing any more', async () => {
    const { body } = await askForRefund(order.orderId);
    await refundInDashboard({ amount: 30_000 });
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

  it('is left to a person when it does not end for weeks', async () => {
    await bank.knobs({ refund: 'pending' });
    const { body } = await askForRefund(order.orderId);
    await sendRefund({ refundId: body.refundId });
    expect((await refundRow(body.refundId)).status).toBe('pending');
    await sendRefund({ refundId: body.refundId }, new Date(Date.now() + 21 * 86_400_000));
    expect((await refundRow(body.refundId)).status).toBe('needs_attention');
    expect((await stored()).reviewReason).toContain('has not ended for weeks');
  });

  it('is not sent when the payment came to be disputed meanwhile', async () => {
    const { body } = await askForRefund(order.orderId);
    await db().order.update({ where: { id: order.orderId }, data: { status: 'disputed' } });
    await sendRefund({ refundId: body.refundId });
    expect(await atTheBank()).toHaveLength(0);
    expect((await refundRow(body.refundId)).status).toBe('failed');
    expect((await stored()).reviewReason).toContain('the payment is disputed');
  });

  it('stays paid out when the job that follows it comes late', async () => {
    await bank.knobs({ refund: 'pending' });
    const { body } = await askForRefund(order.orderId);
    await sendRefund({ refundId: body.refundId });
    const refund = await refundRow(body.refundId);
    await db().refund.update({ where: { id: refund.id }, data: { status: 'processed' } });
    await leaveRefundToAPerson(refund, 'needs_attention', 'It has not ended for weeks.');
    expect((await refundRow(refund.id)).status).toBe('processed');
    expect((await stored()).reviewReason).toBe('');
  });
});
