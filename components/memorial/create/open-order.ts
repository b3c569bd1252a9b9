import type { PaymentOrder } from '@/components/payment/open-popup';
import { callApi } from '@/lib/client/api';
import { MEMORIAL_FEE_MINOR } from '@/lib/orders/rules';
import type { FormValues } from './form-values';

/** An order as the payment step shows it: what the popup needs, and both amounts in words. */
export type OpenedOrder = PaymentOrder & { displayAmount: string; amountInUSD: number };

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

/** Opens the order that pays for a saved draft. Throws `ApiError`. */
export const openOrder = (draftId: string) =>
  callApi<OpenedOrder>('/api/payments/initiate-memorial-order', {
    method: 'POST',
    body: { amount: MEMORIAL_FEE_MINOR / 100, orderType: 'memorial_creation', draftId },
  });
