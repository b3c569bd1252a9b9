'use client';

import { type ComponentProps, useState } from 'react';
import { Field, type FieldText } from './field';
import { ShowButton } from './show-button';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  FieldText & { id?: string };

/** `autoComplete`: 'current-password' at login, 'new-password' where one is chosen. */
export function PasswordInput({
  label,
  hint,
  error,
  optional,
  note,
  id,
  ...input
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      id={id ?? input.name ?? label}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      note={note}
    >
      {(links) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...links}
            type={shown ? 'text' : 'password'}
            className="control pr-26"
          />
          <ShowButton label={label} shown={shown} onToggle={() => setShown(!shown)} />
        </div>
      )}
    </Field>
  );
}
