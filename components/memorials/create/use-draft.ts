import { useState } from 'react';
import type { OpenedPayment } from '@/components/payments/open-payment';
import { detailText, fieldMessages } from '@/lib/browser/api';
import { useMayStore } from '@/lib/browser/logout-mark';
import {
  deletePaidForm,
  rememberOrder,
  storeDraftCopy,
  storeForm,
} from '@/lib/browser/stored-form';
import { writeStoredPicture } from '@/lib/browser/stored-picture';
import { toFormNames } from '@/lib/memorials/names';
import type { PriceChoice } from '@/lib/payments/plans/memorial-sale';
import type { Provider } from '@/lib/payments/rules';
import type { FormValues } from './form-values';
import { postDraft, postFreeMemorial } from './post-draft';

/** The draft on the server, with its picture if this browser still has it. */
export type Draft = { id: string; picture: File | null };

/**
 * The form's draft. Every submission updates the same draft, even after a reload, so that a memorial is paid for only
 * once.
 */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const mayStore = useMayStore(userId);

  async function save(values: FormValues): Promise<string> {
    const sentForm = toFormNames(values);
    if (mayStore()) storeForm(userId, sentForm);
    const id = await withPaidOrderRemembered(draft?.id, () => saveOrRecreate(values, draft));
    storeDraftCopy(userId, id, sentForm);
    const picture = values.profileImage ?? draft?.picture ?? null;
    if (picture) void writeStoredPicture(id, picture);
    void writeStoredPicture(userId, null);
    setDraft({ id, picture });
    return id;
  }

  async function open(
    draftId: string,
    provider: Provider,
    price: PriceChoice,
  ): Promise<OpenedPayment> {
    const { openOrder } = await import('./open-order'); // the providers' code is loaded only when somebody pays
    const payment = await withPaidOrderRemembered(draftId, () =>
      openOrder(draftId, provider, price),
    );
    rememberOrder(userId, draftId, payment.orderId);
    return payment;
  }

  /**
   * Runs a call. If it fails because an order has already paid for the draft, remembers that order for the return
   * page.
   */
  async function withPaidOrderRemembered<T>(
    draftId: string | undefined,
    call: () => Promise<T>,
  ): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const orderId = detailText(error, 'orderId');
      if (draftId && orderId) rememberOrder(userId, draftId, orderId);
      throw error;
    }
  }

  /** Creates a free memorial from the draft and deletes the stored form. */
  async function createFreeMemorial(draftId: string): Promise<string> {
    const memorialId = await postFreeMemorial(draftId).catch((error: unknown) => {
      const existingId = detailText(error, 'memorialId');
      if (existingId) return existingId; // created by an earlier click whose response was lost
      throw error;
    });
    rememberOrder(userId, draftId, memorialId);
    deletePaidForm(memorialId);
    return memorialId;
  }

  return { draft, setDraft, save, open, make: createFreeMemorial };
}

/** Saves the draft. If the server has deleted it and its picture, saves a new one with the picture stored here. */
async function saveOrRecreate(values: FormValues, draft: Draft | null): Promise<string> {
  try {
    return await postDraft(values, draft?.id ?? null);
  } catch (error) {
    const isPictureGone = fieldMessages(error).some(([name]) => name === 'profileImage');
    if (!draft?.picture || values.profileImage || !isPictureGone) throw error;
    return postDraft({ ...values, profileImage: draft.picture }, null);
  }
}
