import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLeaveWarning } from '@/components/media/use-leave-warning';
import { failureMessage, isLoggedOut } from '@/lib/browser/api';
import { useSessionEnd } from '@/lib/browser/session-end';

export type Saving = ReturnType<typeof useSaving>;

/**
 * How a form of the page of languages is saved: nothing that was typed is lost, neither when saving fails, nor while it
 * is under way, nor when the session has ended, and the browser asks before the page is left. `notSaved` is said when the server says nothing.
 */
export function useSaving<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  notSaved: string,
) {
  const { isDirty } = form.formState;
  const [outcome, setOutcome] = useState({ saved: '', failed: '' });
  const [hasEnded, setHasEnded] = useSessionEnd(isDirty);
  useLeaveWarning(isDirty);

  /** Runs what saves, which returns what to say then. */
  const run = async (save: () => Promise<string>) => {
    const submitted = structuredClone(form.getValues());
    try {
      const saved = await save();
      form.reset(submitted, { keepValues: true }); // what was typed meanwhile stays, as a change
      setOutcome({ saved, failed: '' });
      setHasEnded(false);
    } catch (error) {
      setHasEnded(isLoggedOut(error));
      setOutcome({ saved: '', failed: failureMessage(error, notSaved) });
    }
  };
  return {
    run,
    hasEnded,
    saved: isDirty ? '' : outcome.saved,
    failed: hasEnded ? '' : outcome.failed,
  };
}
