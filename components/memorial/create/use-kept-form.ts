import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  forgetFormPaidBy,
  forgetTypedForm,
  readStoredForm,
  storeForm,
} from '@/lib/client/stored-form';
import { readStoredPicture, storePicture } from '@/lib/client/stored-picture';
import type { CheckContext } from './check-form';
import { EMPTY_FORM, type FormValues, STORED_SHAPE } from './form-values';
import { askPaidOrder } from './paid-order';
import { typedEarly } from './typed-early';
import type { Draft } from './use-draft';

/**
 * Fills the form with what this person typed before, here or before a reload, and keeps it as they go on:
 * `kept` says whether the browser does, null while it is at it. A memorial that was paid for meanwhile is not offered again:
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
  const [storing, setStoring] = useState(0);

  // React Hook Form empties the fields when it gets hold of them, at the page's hydration. Of all hooks
  // only this one comes before that, in the same stroke, so that no letter is lost in between.
  useInsertionEffect(() => {
    early.current = typedEarly(EMPTY_FORM);
  }, []);

  // The stored form is the browser's: the server renders the empty one, and this fills it in.
  useLayoutEffect(() => {
    const { values, draftId, orderIds } = readStoredForm(userId, STORED_SHAPE);
    let isPaidCopy = false;
    let isEmptying = false;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: (now) => {
        if (isEmptying) return;
        if (isPaidCopy) forgetTypedForm(userId); // a new memorial begins here
        isPaidCopy = false;
        setKept(storeForm(userId, now.values));
      },
    });
    const found = { ...values, ...early.current };
    // Each reset renders every field again; a form that is empty as it came needs none.
    if (Object.keys(found).length > 0) form.reset({ ...EMPTY_FORM, ...found });
    if (draftId) setDraft({ id: draftId, picture: null });
    let isOver = false;
    void readStoredPicture(userId).then((chosen) => {
      if (chosen && !isOver) form.setValue('profileImage', chosen);
    });
    if (draftId)
      void readStoredPicture(draftId).then((picture) => {
        if (picture && !isOver) setDraft((draft) => draft && { ...draft, picture });
      });
    if (orderIds.length > 0) void offerOnce();
    return () => {
      isOver = true;
      unsubscribe();
    };

    async function offerOnce() {
      setAsking(true);
      const paid = await askPaidOrder(orderIds);
      if (isOver) return;
      setAsking(false);
      if (!paid) return;
      isOver = true; // for the picture, which is the paid memorial's
      setPaidOrderId(paid.orderId);
      setDraft(null);
      isEmptying = true;
      form.reset(EMPTY_FORM);
      isEmptying = false;
      if (paid.state === 'done') forgetFormPaidBy(paid.orderId);
      else isPaidCopy = true; // the banner comes again after a reload, until something new is typed
    }
  }, [form, userId, setDraft]);

  const keepPicture = async (picture: File | null) => {
    setStoring((count) => count + 1);
    await storePicture(userId, picture);
    setStoring((count) => count - 1);
  };

  return { asking, paidOrderId, kept: storing > 0 ? null : kept, keepPicture };
}
