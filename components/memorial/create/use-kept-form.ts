import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetStoredForm, readStoredForm, storeForm } from '@/lib/client/stored-form';
import { readStoredPicture } from '@/lib/client/stored-picture';
import type { CheckContext } from './check-form';
import { EMPTY_FORM, type FormValues, STORED_SHAPE } from './form-values';
import { askPaidState } from './paid-state';
import { typedEarly } from './typed-early';
import type { Draft } from './use-draft';

/**
 * Fills the form with what this person typed before, here or before a reload, and keeps it as they go on:
 * `kept` says whether the browser does. A memorial that was paid for meanwhile is not offered again:
 * `paidOrderId` names its order then. `asking` while the server is asked about that.
 */
export function useKeptForm(
  userId: string,
  form: UseFormReturn<FormValues, CheckContext>,
  setDraft: (change: Draft | null | ((draft: Draft | null) => Draft | null)) => void,
) {
  const early = useRef<Partial<FormValues>>({});
  const [asking, setAsking] = useState(false);
  const [paidOrderId, setPaidOrderId] = useState<string | null>(null);
  const [kept, setKept] = useState<boolean | null>(null);

  // React Hook Form empties the fields when it gets hold of them, at the page's hydration. Of all hooks
  // only this one comes before that, in the same stroke, so that no letter is lost in between.
  useInsertionEffect(() => {
    early.current = typedEarly(EMPTY_FORM);
  }, []);

  // The stored form is the browser's: the server renders the empty one, and this fills it in.
  useLayoutEffect(() => {
    const { values, draftId, orderId } = readStoredForm(userId, STORED_SHAPE);
    let isPaidCopy = false;
    let isEmptying = false;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: (now) => {
        if (isEmptying) return;
        if (isPaidCopy) forgetStoredForm(); // a new memorial begins here
        isPaidCopy = false;
        setKept(storeForm(userId, now.values));
      },
    });
    const found = { ...values, ...early.current };
    // Each reset renders every field again; a form that is empty as it came needs none.
    if (Object.keys(found).length > 0) form.reset({ ...EMPTY_FORM, ...found });
    if (draftId) setDraft({ id: draftId, picture: null });
    let isOver = false;
    void readStoredPicture(userId).then((picture) => {
      if (isOver || !picture) return;
      if (!draftId || picture.draftId !== draftId) form.setValue('profileImage', picture.file);
      else setDraft((draft) => draft && { ...draft, picture: picture.file });
    });
    if (orderId) void offerOnce(orderId);
    return () => {
      isOver = true;
      unsubscribe();
    };

    async function offerOnce(order: string) {
      setAsking(true);
      const state = await askPaidState(order);
      if (isOver) return;
      setAsking(false);
      if (!state) return;
      isOver = true; // for the picture, which is the paid memorial's
      setPaidOrderId(order);
      setDraft(null);
      isEmptying = true;
      form.reset(EMPTY_FORM);
      isEmptying = false;
      // Before its memorial is there, the copy may be what it is made from.
      if (state === 'done') forgetStoredForm();
      else isPaidCopy = true;
    }
  }, [form, userId, setDraft]);

  return { asking, paidOrderId, kept };
}
