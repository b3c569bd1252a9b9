import { type OpenedPayment, openPayment } from '@/components/payments/open-payment';
import type { PriceChoice } from '@/lib/payments/plans/memorial-sale';
import type { Provider } from '@/lib/payments/rules';

/**
 * Opens the order for a saved draft and returns a single-use payment reference. While the quote is valid (half an
 * hour), all calls return references of the same order, regardless of the provider. Later calls open a new order, whose
 * amount may differ. Throws `ApiError`, with status 409 and `orderId` if the draft has been paid for.
 */
export function openOrder(
  draftId: string,
  provider: Provider,
  { amount, country }: PriceChoice,
): Promise<OpenedPayment> {
  const body = { amount, orderType: 'memorial_creation', draftId, country };
  return openPayment(provider, body);
}
