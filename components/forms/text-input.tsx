import type { ComponentProps } from 'react';
import { classNames } from '../ui/class-names';
import { Field, type FieldText } from './field';

type TextInputProps = Omit<ComponentProps<'input'>, 'id'> & FieldText & { id?: string };

/** One line. `id` is the name unless given, so that the error summary finds it. */
export function TextInput({
  label,
  hint,
  error,
  optional,
  note,
  id,
  className,
  type = 'text',
  ...input
}: TextInputProps) {
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
        <input {...input} {...links} type={type} className={classNames('control', className)} />
      )}
    </Field>
  );
}
