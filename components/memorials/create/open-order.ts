import { type OpenedPayment, openPayment } from '@/components/payments/open-payment';
import { callApi } from '@/lib/browser/api';
import { pictureInMemory } from '@/lib/browser/picture-in-memory';
import { toFormNames } from '@/lib/memorials/names';
import type { PriceChoice } from '@/lib/payments/plans/memorial-sale';
import type { Provider } from '@/lib/payments/rules';
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

/**
 * Makes the memorial of a saved draft, where memorials are free. Returns its id. Throws `ApiError`: 409 with `memorialId` when it
 * has been made already.
 */
export async function createFree(draftId: string): Promise<string> {
  const { memorialId } = await callApi<{ memorialId: string }>('/api/memorials', {
    method: 'POST',
    body: { draftId },
  });
  return memorialId;
}
