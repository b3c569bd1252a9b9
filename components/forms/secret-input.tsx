'use client';

import { ConcealedInput, type ConcealedInputProps } from './concealed-input';

/**
 * A number that nobody should read over one's shoulder. It is a text field with dots for letters: a
 * password field would have the browser and its password manager offer to keep it.
 */
export function SecretInput(props: Omit<ConcealedInputProps, 'autoComplete'>) {
  return (
    <ConcealedInput
      {...props}
      concealedBy="dots"
      autoComplete="off"
      data-1p-ignore
      data-lpignore="true"
      data-bwignore
    />
  );
}
