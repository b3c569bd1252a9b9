import { useEffect, useState } from 'react';

type Tell = (hasEnded: boolean) => void;

/** The callbacks of forms on this page that have unsaved input. */
const forms = new Set<Tell>();

/**
 * Informs forms with unsaved input that the session has expired, or is back. Returns whether there
 * are any: they then show it themselves and the page must stay, because not all input can be stored
 * in the browser.
 */
export function tellForms(hasEnded: boolean): boolean {
  for (const tell of forms) tell(hasEnded);
  return forms.size > 0;
}

/** Registers the callback of a form with unsaved input. Returns a function that removes it. */
export function addForm(tell: Tell): () => void {
  forms.add(tell);
  return () => {
    forms.delete(tell);
  };
}

/**
 * Whether the session has expired, and a setter for it. While `isWritten`, the form is also
 * informed by `tellForms`.
 */
export function useSessionEnd(isWritten: boolean): [boolean, Tell] {
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => (isWritten ? addForm(setHasEnded) : undefined), [isWritten]);
  return [hasEnded, setHasEnded];
}
