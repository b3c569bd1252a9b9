import { cardsPort } from '@/lib/ports/cards/select';
import { type Settlement, settle } from './settle';

/**
 * Asks Paystack about a payment and settles by the answer. Takes our reference.
 * Throws `unavailable` when the provider gives no usable answer; reconciliation asks again later.
 */
export async function confirmPayment(reference: string): Promise<Settlement> {
  return settle({ provider: 'paystack', reference }, await cardsPort().verify(reference));
}
