import { openHostedPayment } from '@/components/payments/hosted-payment';
import type { HostedPayment, PaymentOrder } from '@/components/payments/providers/browser-provider';
import { callApi } from '@/lib/browser/api';
import { pictureInMemory } from '@/lib/browser/picture-in-memory';
import { toFormNames } from '@/lib/memorials/names';
import { MEMORIAL_FEE_MINOR } from '@/lib/payments/rules';
import type { FormValues } from './form-values';

/**
 * Saves the form as a draft on the server, with its picture if one was chosen. Updates the draft `known` if
 * there is one. Returns the draft's id. Throws `ApiError`, 409 with `orderId` when it has been paid for, or
 * `PictureUnreadable`.
 */
export async function saveDraft(
  { profileImage, ...form }: FormValues,
  known: string | null,
): Promise<string> {
  const body = new FormData();
  body.set('form', JSON.stringify(toFormNames(form)));
  if (known) body.set('draftId', known);
  if (profileImage) body.set('mainPicture', await pictureInMemory(profileImage));
  const { draftId } = await callApi<{ draftId: string }>('/api/memorials/drafts', {
    method: 'POST',
    body,
  });
  return draftId;
}

/**
 * Opens the order for a saved draft. Each call returns a new single-use payment reference: of the same order
 * while its quote is valid, for half an hour, then of a new order, whose amount may differ. Throws
 * `ApiError`: 409 with `orderId` when the draft has been paid for.
 */
export const openOrder = (draftId: string): Promise<PaymentOrder> =>
  callApi<PaymentOrder>('/api/payments/initiate-memorial-order', {
    method: 'POST',
    body: toBody(draftId),
  });

/** The same for the other provider's own page: it uses the card popup's order while the quote is valid. */
export const openHostedOrder = (draftId: string): Promise<HostedPayment> =>
  openHostedPayment(toBody(draftId));

const toBody = (draftId: string) => ({
  amount: MEMORIAL_FEE_MINOR / 100,
  orderType: 'memorial_creation',
  draftId,
});
