import { vi } from 'vitest';
import { POST as requestRefund } from '@/app/api/admin/orders/[id]/refund/route';
import { POST as notice } from '@/app/api/payments/webhook/paystack/route';
import { sendRefund } from '@/lib/payments/refunds/send-refund';
import { db } from '@/lib/platform/db/client';
import { PATIENCE } from '@/tests/support/patience';
import { signedEvent, type startBank } from './bank';
import { call } from './call';
import { type Person, root } from './cast';

type Bank = Awaited<ReturnType<typeof startBank>>;

/** Requests a refund as an admin; without an amount, it is for the whole newest payment. */
export const askForRefund = async (orderId: string, body: object = {}, person?: Person) =>
  call(requestRefund, {
    headers: (person ?? (await root())).headers,
    params: { id: orderId },
    body: { reason: 'Asked by phone', ...body },
  });

/** Like `askForRefund`, but throws unless the refund is accepted. Returns the refund's id. */
export async function requestAcceptedRefund(orderId: string, body: object = {}): Promise<string> {
  const answer = await askForRefund(orderId, body);
  if (answer.status !== 202) throw new Error(`No refund: ${JSON.stringify(answer.body)}`);
  return answer.body.refundId;
}

/** Delivers the provider's notice about a payment's refunds. As in reality, it does not contain the refund's id. */
export const deliverRefundNotice = (reference: string, status = 'processed') =>
  call(notice, signedEvent(`refund.${status}`, { transaction_reference: reference, status }));

/** Delivers notices about a payment's refunds until `isOver` stops throwing. */
export const deliverRefundNoticesUntil = (reference: string, isOver: () => Promise<unknown>) =>
  vi.waitFor(async () => {
    await deliverRefundNotice(reference);
    await isOver();
  }, PATIENCE);

/** Requests a refund and waits for its final state, which the sandbox's knobs decide. */
export async function refundThrough(order: { orderId: string; reference: string }, body = {}) {
  const refundId = await requestAcceptedRefund(order.orderId, body);
  await sendRefund({ refundId });
  await deliverRefundNoticesUntil(order.reference, async () => {
    const { status } = await refundRow(refundId);
    if (status === 'pending' || status === 'requested') throw new Error('still on its way');
  });
  return refundRow(refundId);
}

/** Makes a refund in the provider's dashboard, without our server. */
export const refundInDashboard = (bank: Bank, reference: string, refundFields: object) =>
  bank.asMerchant('/refund', { transaction: reference, ...refundFields });

/** The refunds that the provider has recorded for a payment. */
export async function refundsAtProvider(bank: Bank, reference: string): Promise<object[]> {
  const { data } = await bank.asMerchant('/refund');
  return data.filter(
    (one: { transaction_reference: string }) => one.transaction_reference === reference,
  );
}

export const refundRow = (id: string) => db().refund.findUniqueOrThrow({ where: { id } });
