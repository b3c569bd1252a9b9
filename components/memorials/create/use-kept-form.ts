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
 * Restores what this person typed earlier and stores the form while they type. `kept` says whether the browser could
 * store it (null while storing), `isPictureKept` the same for the picture. A form whose memorial has been paid for is
 * not restored; `paidOrderId` is then its order. `asking` is true while the server is queried about that.
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

  // React Hook Form empties the fields when it registers them during hydration. An insertion effect runs before that in
  // the same task, so no input is lost.
  useInsertionEffect(() => {
    early.current = typedEarly(EMPTY_FORM);
  }, []);

  // The server renders an empty form; this fills it with the stored values before the browser paints.
  useLayoutEffect(() => {
    const { values, draftId, orderIds } = readStoredForm(userId, STORED_SHAPE);
    let isPaidCopy = false;
    let isEmptying = false;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: (now) => {
        if (isEmptying) return;
        if (isPaidCopy) deleteTypedForm(userId); // a new memorial starts here
        isPaidCopy = false;
        setKept(mayStore() && storeForm(userId, toFormNames(now.values)));
      },
    });
    const found = { ...toFieldNames(values), ...early.current };
    // A reset rerenders every field, so it is skipped if there is nothing to restore.
    if (Object.keys(found).length > 0) form.reset({ ...EMPTY_FORM, ...found });
    if (draftId) setDraft({ id: draftId, picture: null });
    let isOver = false;
    void readStoredPicture(userId).then((chosen) => {
      if (!chosen || isOver) return;
      form.setValue('profileImage', chosen);
      form.clearErrors('profileImage'); // in case the person submitted before the picture was read
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
      isOver = true; // ignores its picture, which belongs to the paid memorial
      setPaidOrderId(paid.orderId);
      setDraft(null);
      isEmptying = true;
      form.reset(EMPTY_FORM);
      isEmptying = false;
      if (paid.state === 'done') deleteFormPaidBy(paid.orderId);
      else isPaidCopy = true; // a reload shows the banner again until something new is typed
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
