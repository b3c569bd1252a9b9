import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLeaveWarning } from '@/components/media/use-leave-warning';
import { apiErrorMessage, isLoggedOut } from '@/lib/browser/api';
import { useSessionEnd } from '@/lib/browser/session-end';

export type FormSave = ReturnType<typeof useFormSave>;

/**
 * Saves a form of the languages page or the access page. Unsaved input is kept if saving fails or takes long, or if the
 * session ends, and the browser warns before the person leaves the page. `notSaved` is shown if the server's error has
 * no message.
 */
export function useFormSave<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  notSaved: string,
) {
  const { isDirty } = form.formState;
  const [outcome, setOutcome] = useState({ saved: '', failed: '' });
  const [hasEnded, setHasEnded] = useSessionEnd(isDirty);
  useLeaveWarning(isDirty);

  /** Runs `save`, which resolves to the message to show. */
  const run = async (save: () => Promise<string>) => {
    const submitted = structuredClone(form.getValues());
    try {
      const saved = await save();
      form.reset(submitted, { keepValues: true }); // input typed meanwhile stays as an unsaved change
      setOutcome({ saved, failed: '' });
      setHasEnded(false);
    } catch (error) {
      setHasEnded(isLoggedOut(error));
      setOutcome({ saved: '', failed: apiErrorMessage(error, notSaved) });
    }
  };
  return {
    run,
    hasEnded,
    saved: isDirty ? '' : outcome.saved,
    failed: hasEnded ? '' : outcome.failed,
  };
}
