import { type OpenedPayment, openPayment } from '@/components/payments/open-payment';
import type { PriceChoice } from '@/lib/payments/plans/memorial-sale';
import type { Provider } from '@/lib/payments/rules';

/**
 * Opens the order for a saved draft with a provider. Each call returns a new single-use payment reference: of the same order
 * while its quote is valid, for half an hour, whichever provider it is for, then of a new order, whose amount may
 * differ. Throws `ApiError`: 409 with `orderId` when the draft has been paid for.
 */
export function openOrder(
  draftId: string,
  provider: Provider,
  { amount, country }: PriceChoice,
): Promise<OpenedPayment> {
  const body = { amount, orderType: 'memorial_creation', draftId, country };
  return openPayment(provider, body);
}
