'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden';
import { Field, type FieldText } from './field';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  FieldText & { id?: string };

/** `autoComplete`: 'current-password' at login, 'new-password' where one is chosen. */
export function PasswordInput({ label, hint, error, optional, id, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      id={id ?? input.name ?? label}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
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
          <button
            type="button"
            // A press keeps the cursor where the person was typing.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 inline-flex min-w-target items-center gap-1.5 rounded-lg px-3 text-sm text-primary hover:text-primary-strong"
          >
            <Icon aria-hidden size={20} />
            {shown ? 'Hide' : 'Show'}
            <VisuallyHidden>{label.toLowerCase()}</VisuallyHidden>
          </button>
        </div>
      )}
    </Field>
  );
}
