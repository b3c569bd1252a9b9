'use client';

import { ConcealedInput, type ConcealedInputProps } from './concealed-input';

/** `autoComplete`: 'current-password' at login, 'new-password' where one is chosen. */
export function PasswordInput(props: ConcealedInputProps) {
  return <ConcealedInput {...props} concealedBy="type" />;
}
