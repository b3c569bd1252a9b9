import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useMayStore } from '@/lib/browser/logout-mark';
import {
  deleteFormInput,
  deletePaidForm,
  readStoredForm,
  storeForm,
} from '@/lib/browser/stored-form';
import { readStoredPicture, writeStoredPicture } from '@/lib/browser/stored-picture';
import { toFieldNames, toFormNames } from '@/lib/memorials/names';
import type { CheckContext } from './check-form';
import { EMPTY_FORM, type FormValues, STORED_SHAPE } from './form-values';
import { getInputBeforeHydration } from './input-before-hydration';
import { findPaidOrder } from './paid-order';
import type { Draft } from './use-draft';

/**
 * Restores what this person typed earlier and stores the form while they type. `isFormStored` is true if the browser
 * could store the form (null while storing), and `isPictureStored` if it could store the picture. If the memorial has
 * been paid for, the form is emptied and `paidOrderId` is set. `isChecking` is true while the server is asked about
 * that.
 */
export function useStoredForm(
  userId: string,
  form: UseFormReturn<FormValues, CheckContext>,
  setDraft: (change: Draft | null | ((draft: Draft | null) => Draft | null)) => void,
) {
  const inputBeforeHydration = useRef<Partial<FormValues>>({});
  const [isChecking, setIsChecking] = useState(false);
  const [paidOrderId, setPaidOrderId] = useState<string | null>(null);
  const [isFormStored, setFormStored] = useState<boolean | null>(null);
  const [isPictureStored, setPictureStored] = useState(true);
  const [pendingWrites, setPendingWrites] = useState(0);
  const mayStore = useMayStore(userId);

  // React Hook Form empties the fields when it registers them during hydration. An insertion effect runs before that in
  // the same task, so no input is lost.
  useInsertionEffect(() => {
    inputBeforeHydration.current = getInputBeforeHydration(EMPTY_FORM);
  }, []);

  // The server renders an empty form; this fills it with the stored values before the browser paints.
  useLayoutEffect(() => {
    const { values, draftId, orderIds } = readStoredForm(userId, STORED_SHAPE);
    let isPaidCopy = false;
    let isEmptying = false;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: (state) => {
        if (isEmptying) return;
        if (isPaidCopy) deleteFormInput(userId); // a new memorial starts here
        isPaidCopy = false;
        setFormStored(mayStore() && storeForm(userId, toFormNames(state.values)));
      },
    });
    const initialValues = { ...toFieldNames(values), ...inputBeforeHydration.current };
    // A reset rerenders every field, so it is skipped if there is nothing to restore.
    if (Object.keys(initialValues).length > 0) form.reset({ ...EMPTY_FORM, ...initialValues });
    if (draftId) setDraft({ id: draftId, picture: null });
    let isCancelled = false;
    void readStoredPicture(userId).then((chosen) => {
      if (!chosen || isCancelled) return;
      form.setValue('profileImage', chosen);
      form.clearErrors('profileImage'); // in case the person submitted before the picture was read
    });
    if (draftId)
      void readStoredPicture(draftId).then((picture) => {
        if (picture && !isCancelled) setDraft((draft) => draft && { ...draft, picture });
      });
    if (orderIds.length > 0) void emptyIfPaid();
    return () => {
      isCancelled = true;
      unsubscribe();
    };

    async function emptyIfPaid() {
      setIsChecking(true);
      const paidOrder = await findPaidOrder(orderIds);
      if (isCancelled) return;
      setIsChecking(false);
      if (!paidOrder) return;
      isCancelled = true; // ignores its picture, which belongs to the paid memorial
      setPaidOrderId(paidOrder.orderId);
      setDraft(null);
      isEmptying = true;
      form.reset(EMPTY_FORM);
      isEmptying = false;
      if (paidOrder.state === 'done') deletePaidForm(paidOrder.orderId);
      else isPaidCopy = true; // a reload shows the banner again until something new is typed
    }
  }, [form, userId, setDraft, mayStore]);

  const storePicture = async (picture: File | null) => {
    setPendingWrites((count) => count + 1);
    const isStored = (!picture || mayStore()) && (await writeStoredPicture(userId, picture));
    setPictureStored(isStored || !picture);
    setPendingWrites((count) => count - 1);
  };

  return {
    isChecking,
    paidOrderId,
    isFormStored: pendingWrites > 0 ? null : isFormStored,
    isPictureStored,
    keepPicture: storePicture,
  };
}
