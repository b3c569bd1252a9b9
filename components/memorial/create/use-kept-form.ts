import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetStoredForm, readStoredForm, storeForm } from '@/lib/client/stored-form';
import type { CheckContext } from './check-form';
import { EMPTY_FORM, type FormValues } from './form-values';
import { isPaid } from './is-paid';
import { typedEarly } from './typed-early';
import type { Draft } from './use-draft';

/**
 * Fills the form with what this person typed before, here or before a reload, and keeps it as they go on.
 * A memorial that was paid for meanwhile is not offered again: `paidOrderId` names its order then.
 * `asking` while the server is asked about that.
 */
export function useKeptForm(
  userId: string,
  form: UseFormReturn<FormValues, CheckContext>,
  setDraft: (draft: Draft | null) => void,
) {
  const early = useRef<Partial<FormValues>>({});
  const [asking, setAsking] = useState(false);
  const [paidOrderId, setPaidOrderId] = useState<string | null>(null);

  // React Hook Form empties the fields when it gets hold of them, at the page's hydration. Of all hooks
  // only this one comes before that, in the same stroke, so that no letter is lost in between.
  useInsertionEffect(() => {
    early.current = typedEarly(EMPTY_FORM);
  }, []);

  // The stored form is the browser's: the server renders the empty one, and this fills it in.
  useLayoutEffect(() => {
    const { values, draftId, orderId } = readStoredForm(userId, EMPTY_FORM);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: (now) => storeForm(userId, now.values),
    });
    form.reset({ ...EMPTY_FORM, ...values, ...early.current });
    if (draftId) setDraft({ id: draftId, pictureUrl: null });
    if (!orderId) return unsubscribe;
    let isGone = false;
    setAsking(true);
    void isPaid(orderId).then((paid) => {
      if (isGone) return;
      setAsking(false);
      if (!paid) return;
      setPaidOrderId(orderId);
      setDraft(null);
      form.reset(EMPTY_FORM);
      forgetStoredForm();
    });
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [form, userId, setDraft]);

  return { asking, paidOrderId };
}
