import { useState } from 'react';
import type { HostedPayment } from '@/components/payment/hosted-payment';
import type { PaymentOrder } from '@/components/payment/open-popup';
import { detailText, fieldMessages } from '@/lib/client/api';
import { keepSavedForm, rememberOrder, storeForm } from '@/lib/client/stored-form';
import { storePicture } from '@/lib/client/stored-picture';
import type { FormValues } from './form-values';
import { openHostedOrder, openOrder, saveDraft } from './open-order';

/** The form as the server has it, with its picture; the picture itself where this browser still has it. */
export type Draft = { id: string; picture: File | null };

/**
 * The draft behind the form: every submit changes the same one, also after a reload, so that one
 * memorial is paid for once.
 */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState<Draft | null>(null);

  async function save(values: FormValues): Promise<string> {
    storeForm(userId, values);
    const id = await noting(draft?.id, () => saveAgainIfGone(values, draft));
    keepSavedForm(userId, id, values);
    const picture = values.profileImage ?? draft?.picture ?? null;
    if (picture) void storePicture(id, picture);
    void storePicture(userId, null);
    setDraft({ id, picture });
    return id;
  }

  async function open(draftId: string): Promise<PaymentOrder> {
    const order = await noting(draftId, () => openOrder(draftId));
    rememberOrder(userId, draftId, order.orderId);
    return order;
  }

  async function openHosted(draftId: string): Promise<HostedPayment> {
    const payment = await noting(draftId, () => openHostedOrder(draftId));
    rememberOrder(userId, draftId, payment.orderId);
    return payment;
  }

  /** A refusal may name the order that has paid for the draft already: the return page knows it by that. */
  async function noting<T>(draftId: string | undefined, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const orderId = detailText(error, 'orderId');
      if (draftId && orderId) rememberOrder(userId, draftId, orderId);
      throw error;
    }
  }

  return { draft, setDraft, save, open, openHosted };
}

/** A draft that the server has forgotten has no picture there: then the one kept here is sent once more. */
async function saveAgainIfGone(values: FormValues, draft: Draft | null): Promise<string> {
  try {
    return await saveDraft(values, draft?.id ?? null);
  } catch (error) {
    const isPictureGone = fieldMessages(error).some(([name]) => name === 'profileImage');
    if (!draft?.picture || values.profileImage || !isPictureGone) throw error;
    return saveDraft({ ...values, profileImage: draft.picture }, null);
  }
}
