import { db } from '@/lib/db/client';
import { settle } from '@/lib/settlement/settle';
import type { Person } from './cast';
import { draftOf, openOrder } from './order';

let payments = 0;

/** An order of `person` that is paid, and whose memorial is made from its draft. */
export async function paidOrder(person: Person): Promise<{ orderId: string; draftId: string }> {
  const draftId = await draftOf(person);
  const order = await openOrder(person, draftId);
  await pay(order);
  return { orderId: order.orderId, draftId };
}

/** One that is paid and waits for a person, because its draft was broken when the money came. */
export async function brokenOrder(person: Person): Promise<{ orderId: string; draftId: string }> {
  const draftId = await draftOf(person);
  const order = await openOrder(person, draftId);
  await db().memorialDraft.update({ where: { id: draftId }, data: { formSealed: 't1:AAAA' } });
  await pay(order);
  return { orderId: order.orderId, draftId };
}

const pay = ({ reference, orderId }: { reference: string; orderId: string }) =>
  settle(
    { provider: 'paystack', reference },
    {
      status: 'success',
      reference,
      providerTxnId: `paid-${++payments}`,
      amountMinor: 37_000,
      requestedMinor: null,
      currency: 'ZAR',
      domainMatches: true,
      payerEmail: null,
      orderId,
      paidAt: new Date(),
    },
  );
