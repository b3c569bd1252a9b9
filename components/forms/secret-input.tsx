'use client';

import { type ComponentProps, useState } from 'react';
import { classNames } from '../ui/class-names';
import { Field, type FieldText } from './field';
import { ShowButton } from './show-button';

type SecretInputProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'autoComplete'> &
  FieldText & { id?: string };

/**
 * A number that nobody should read over one's shoulder. It is a text field with dots for letters: a
 * password field would have the browser and its password manager offer to keep it.
 */
export function SecretInput({
  label,
  hint,
  error,
  optional,
  note,
  id,
  ...input
}: SecretInputProps) {
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
            type="text"
            autoComplete="off"
            data-1p-ignore
            data-lpignore="true"
            data-bwignore
            className={classNames('control pr-26', !shown && '[-webkit-text-security:disc]')}
          />
          <ShowButton label={label} shown={shown} onToggle={() => setShown(!shown)} />
        </div>
      )}
    </Field>
  );
}
