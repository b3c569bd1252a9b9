import { db } from '@/lib/platform/db/client';
import { settle } from '@/tests/support/settling';
import type { Person } from './cast';
import { addDraft, openOrder } from './order';

let paymentCount = 0;

/** A paid order of `person`, whose memorial was created from its draft. */
export async function paidOrder(person: Person): Promise<{ orderId: string; draftId: string }> {
  const draftId = await addDraft(person);
  const order = await openOrder(person, draftId);
  await pay(order);
  return { orderId: order.orderId, draftId };
}

/** A paid order that needs review, because its draft was unreadable when the payment arrived. */
export async function brokenOrder(person: Person): Promise<{ orderId: string; draftId: string }> {
  const draftId = await addDraft(person);
  const order = await openOrder(person, draftId);
  await db().memorialDraft.update({ where: { id: draftId }, data: { formSealed: 't1:AAAA' } });
  await pay(order);
  return { orderId: order.orderId, draftId };
}

export const pay = (
  { reference, orderId }: { reference: string; orderId: string },
  amountMinor = 37_000,
) =>
  settle(
    { provider: 'paystack', reference },
    {
      status: 'success',
      reference,
      providerTxnId: `paid-${++paymentCount}`,
      amountMinor,
      requestedMinor: null,
      currency: 'ZAR',
      domainMatches: true,
      payerEmail: null,
      orderId,
      paidAt: new Date(),
    },
  );
