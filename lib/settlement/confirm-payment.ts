import { cardsPort } from '@/lib/ports/cards/select';
import { type Settlement, settle } from './settle';

/**
 * Asks the provider about a payment and settles by the answer. Takes our reference.
 * Throws `unavailable` when the provider gives no usable answer; reconciliation asks again later.
 */
export async function confirmPayment(reference: string): Promise<Settlement> {
  return settle(reference, await cardsPort().verify(reference));
}
