import { type HostedPayment, openHostedPayment } from '@/components/payment/hosted-payment';
import type { PaymentOrder } from '@/components/payment/open-popup';
import { callApi } from '@/lib/client/api';
import { pictureInMemory } from '@/lib/client/picture-in-memory';
import { MEMORIAL_FEE_MINOR } from '@/lib/orders/rules';
import type { FormValues } from './form-values';

/**
 * Keeps the form on the server, and its picture when one was chosen. Changes the draft `known`, unless
 * there is none; gives the draft's id. Throws `ApiError`, 409 with `orderId` when it is paid already, or
 * `PictureUnreadable`.
 */
export async function saveDraft(
  { profileImage, ...form }: FormValues,
  known: string | null,
): Promise<string> {
  const body = new FormData();
  body.set('form', JSON.stringify(form));
  if (known) body.set('draftId', known);
  if (profileImage) body.set('mainPicture', await pictureInMemory(profileImage));
  const { draftId } = await callApi<{ draftId: string }>('/api/memorials/drafts', {
    method: 'POST',
    body,
  });
  return draftId;
}

/**
 * Opens the order that pays for a saved draft. Called again, it gives a new payment reference, for each
 * serves once: on the same order while its quote holds, half an hour, and after that on a new order,
 * whose amount may differ. Throws `ApiError`: 409 with `orderId` when the draft is paid already.
 */
export const openOrder = (draftId: string): Promise<PaymentOrder> =>
  callApi<PaymentOrder>('/api/payments/initiate-memorial-order', {
    method: 'POST',
    body: toBody(draftId),
  });

/** The same for PayFast's own page: its order is the card popup's while the quote holds. */
export const openHostedOrder = (draftId: string): Promise<HostedPayment> =>
  openHostedPayment(toBody(draftId));

const toBody = (draftId: string) => ({
  amount: MEMORIAL_FEE_MINOR / 100,
  orderType: 'memorial_creation',
  draftId,
});
