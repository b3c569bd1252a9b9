import { useEffect, useState } from 'react';

type OnSessionEnd = (hasEnded: boolean) => void;

/** The callbacks of forms on this page that have unsaved input. */
const forms = new Set<OnSessionEnd>();

/**
 * Informs the forms with unsaved input that the session has expired, or that the user has logged in again. Returns
 * whether there are any such forms. If so, the caller must not leave the page: the forms show the expiry themselves,
 * and not all input can be stored in the browser.
 */
export function notifyForms(hasEnded: boolean): boolean {
  for (const notify of forms) notify(hasEnded);
  return forms.size > 0;
}

/** Registers the callback of a form with unsaved input. Returns a function that removes it. */
export function registerForm(notify: OnSessionEnd): () => void {
  forms.add(notify);
  return () => {
    forms.delete(notify);
  };
}

/**
 * Whether the session has expired, and a setter for it. While `hasInput`, the form is also
 * informed by `notifyForms`.
 */
export function useSessionEnd(hasInput: boolean): [boolean, OnSessionEnd] {
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => (hasInput ? registerForm(setHasEnded) : undefined), [hasInput]);
  return [hasEnded, setHasEnded];
}
