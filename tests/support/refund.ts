import { vi } from 'vitest';
import { POST as requestRefund } from '@/app/api/admin/orders/[id]/refund/route';
import { POST as notice } from '@/app/api/payments/webhook/paystack/route';
import { db } from '@/lib/db/client';
import { sendRefund } from '@/lib/settlement/send-refund';
import { signedEvent } from './bank';
import { call } from './call';
import { type Person, root } from './cast';

/** What an admin asks for; without an amount all of the newest payment. */
export const askForRefund = async (orderId: string, body: object = {}, person?: Person) =>
  call(requestRefund, {
    headers: (person ?? (await root())).headers,
    params: { id: orderId },
    body: { reason: 'Asked by phone', ...body },
  });

/** The provider's notice about refunds of a payment. It carries no id of the refund, as theirs. */
export const tellOfRefund = (reference: string, status = 'processed') =>
  call(notice, signedEvent(`refund.${status}`, { transaction_reference: reference, status }));

/** A refund from asking to the end that the provider's knobs make of it. */
export async function refundThrough(order: { orderId: string; reference: string }, body = {}) {
  const { body: asked } = await askForRefund(order.orderId, body);
  await sendRefund({ refundId: asked.refundId });
  await vi.waitFor(async () => {
    await tellOfRefund(order.reference);
    const { status } = await refundRow(asked.refundId);
    if (status === 'pending' || status === 'requested') throw new Error('still on its way');
  });
  return refundRow(asked.refundId);
}

export const refundRow = (id: string) => db().refund.findUniqueOrThrow({ where: { id } });
