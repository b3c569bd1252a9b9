import type { PaymentOrder } from '@/components/payment/open-popup';
import { callApi } from '@/lib/client/api';
import { MEMORIAL_FEE_MINOR } from '@/lib/orders/rules';
import type { FormValues } from './form-values';

/** An order as the payment step needs it: what the popup is opened with, and the draft it pays for. */
export type OpenedOrder = PaymentOrder & { draftId: string };

/** Keeps the form and its picture on the server. Gives the draft's id. Throws `ApiError`. */
export async function saveDraft({ profileImage, ...form }: FormValues): Promise<string> {
  const body = new FormData();
  body.set('form', JSON.stringify(form));
  if (profileImage?.[0]) body.set('mainPicture', profileImage[0]);
  const { draftId } = await callApi<{ draftId: string }>('/api/memorials/drafts', {
    method: 'POST',
    body,
  });
  return draftId;
}

/**
 * Opens the order that pays for a saved draft; called again, it gives the same order a new payment
 * reference, for each serves once. Throws `ApiError`.
 */
export async function openOrder(draftId: string): Promise<OpenedOrder> {
  const order = await callApi<PaymentOrder>('/api/payments/initiate-memorial-order', {
    method: 'POST',
    body: { amount: MEMORIAL_FEE_MINOR / 100, orderType: 'memorial_creation', draftId },
  });
  return { ...order, draftId };
}
