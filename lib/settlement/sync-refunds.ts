import { recordRefunds } from '@/lib/orders/commands/record-refunds';
import { paidTransaction } from '@/lib/orders/queries/refunds';
import { cardsPort } from '@/lib/ports/cards/select';

/**
 * Brings the refunds of a payment in line with the provider's list, after a notice about one of them. A
 * notice carries no id of the refund and may be old; the list is true now (integrations 1.4, 1.5).
 * Takes our reference. Throws `unavailable` when the provider gives no usable answer.
 */
export async function syncRefunds(reference: string): Promise<'unknown' | 'refunds read'> {
  const paid = await paidTransaction({ provider: 'paystack', reference });
  if (!paid) return 'unknown';
  await recordRefunds(paid, await cardsPort().refunds(paid.providerTxnId));
  return 'refunds read';
}
