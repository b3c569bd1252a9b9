import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useMayStore } from '@/lib/browser/logout-mark';
import {
  deleteFormPaidBy,
  deleteTypedForm,
  readStoredForm,
  storeForm,
} from '@/lib/browser/stored-form';
import { readStoredPicture, storePicture } from '@/lib/browser/stored-picture';
import { toFieldNames, toFormNames } from '@/lib/memorials/names';
import type { CheckContext } from './check-form';
import { EMPTY_FORM, type FormValues, STORED_SHAPE } from './form-values';
import { findPaidOrder } from './paid-order';
import { typedEarly } from './typed-early';
import type { Draft } from './use-draft';

/**
 * Fills the form with what this person typed earlier, and stores it while they type: `kept` says whether the
 * browser could store it, null while it is being stored; `isPictureKept` the same of the picture. A form whose memorial has been paid for is not
 * offered again: `paidOrderId` is its order then. `asking` is true while the server is being asked.
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
  const [isPictureKept, setPictureKept] = useState(true);
  const [storing, setStoring] = useState(0);
  const mayStore = useMayStore(userId);

  // React Hook Form empties the fields when it registers them during hydration. Only this hook runs before
  // that, in the same task, so that no letter is lost in between.
  useInsertionEffect(() => {
    early.current = typedEarly(EMPTY_FORM);
  }, []);

  // The form is stored in the browser: the server renders an empty one, and this fills it in.
  useLayoutEffect(() => {
    const { values, draftId, orderIds } = readStoredForm(userId, STORED_SHAPE);
    let isPaidCopy = false;
    let isEmptying = false;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: (now) => {
        if (isEmptying) return;
        if (isPaidCopy) deleteTypedForm(userId); // a new memorial begins here
        isPaidCopy = false;
        setKept(mayStore() && storeForm(userId, toFormNames(now.values)));
      },
    });
    const found = { ...toFieldNames(values), ...early.current };
    // Each reset renders every field again; an empty form needs none.
    if (Object.keys(found).length > 0) form.reset({ ...EMPTY_FORM, ...found });
    if (draftId) setDraft({ id: draftId, picture: null });
    let isOver = false;
    void readStoredPicture(userId).then((chosen) => {
      if (!chosen || isOver) return;
      form.setValue('profileImage', chosen);
      form.clearErrors('profileImage'); // if the person was faster than the browser
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
      const paid = await findPaidOrder(orderIds);
      if (isOver) return;
      setAsking(false);
      if (!paid) return;
      isOver = true; // ignore its picture, which belongs to the paid memorial
      setPaidOrderId(paid.orderId);
      setDraft(null);
      isEmptying = true;
      form.reset(EMPTY_FORM);
      isEmptying = false;
      if (paid.state === 'done') deleteFormPaidBy(paid.orderId);
      else isPaidCopy = true; // a reload shows the banner again, until something new is typed
    }
  }, [form, userId, setDraft, mayStore]);

  const keepPicture = async (picture: File | null) => {
    setStoring((count) => count + 1);
    const isStored = (!picture || mayStore()) && (await storePicture(userId, picture));
    setPictureKept(isStored || !picture);
    setStoring((count) => count - 1);
  };

  return { asking, paidOrderId, kept: storing > 0 ? null : kept, isPictureKept, keepPicture };
}
