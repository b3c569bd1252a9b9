import { useEffect, useState } from 'react';

type Tell = (hasEnded: boolean) => void;

/** The forms of this page that hold writing. */
const forms = new Set<Tell>();

/**
 * Tells the forms that hold writing whether the session has expired. Returns whether there is one: it then says
 * so itself, and the page stays, since not all of the writing can wait in the browser.
 */
export function tellForms(hasEnded: boolean): boolean {
  for (const tell of forms) tell(hasEnded);
  return forms.size > 0;
}

/** Lets a form be told, until the function that this returns is called. */
export function addForm(tell: Tell): () => void {
  forms.add(tell);
  return () => {
    forms.delete(tell);
  };
}

/** Whether the session of a form has ended, and the function that sets it. While `isWritten`, it is also told. */
export function useSessionEnd(isWritten: boolean): [boolean, Tell] {
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => (isWritten ? addForm(setHasEnded) : undefined), [isWritten]);
  return [hasEnded, setHasEnded];
}
