import { useState } from 'react';
import type { PaymentOrder } from '@/components/payment/open-popup';
import { rememberOrder, storeForm } from '@/lib/client/stored-form';
import type { FormValues } from './form-values';
import { openOrder, saveDraft } from './open-order';

/** The form as the server has it, with its picture; the picture's address while this page knows the file. */
export type Draft = { id: string; pictureUrl: string | null };

/**
 * The draft behind the form: every submit changes the same one, also after a reload, so that one
 * memorial is paid for once.
 */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState<Draft | null>(null);

  async function save(values: FormValues): Promise<string> {
    storeForm(userId, values);
    const draftId = await saveDraft(values, draft?.id ?? null);
    rememberOrder(userId, { draftId });
    const file = values.profileImage?.[0];
    if (file && draft?.pictureUrl) URL.revokeObjectURL(draft.pictureUrl);
    const pictureUrl = file ? URL.createObjectURL(file) : (draft?.pictureUrl ?? null);
    setDraft({ id: draftId, pictureUrl });
    return draftId;
  }

  async function open(draftId: string): Promise<PaymentOrder> {
    const order = await openOrder(draftId);
    rememberOrder(userId, { draftId, orderId: order.orderId });
    return order;
  }

  return { draft, setDraft, save, open };
}
