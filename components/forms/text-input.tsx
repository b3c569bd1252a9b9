import type { ComponentProps } from 'react';
import { classNames } from '../ui/class-names';
import { Field, type FieldText } from './field';
import { fieldParts } from './field-parts';

type TextInputProps = Omit<ComponentProps<'input'>, 'id'> & FieldText & { id?: string };

/** One line. */
export function TextInput({ className, type = 'text', ...props }: TextInputProps) {
  const { field, control } = fieldParts(props);
  return (
    <Field {...field}>
      {(links) => (
        <input {...control} {...links} type={type} className={classNames('control', className)} />
      )}
    </Field>
  );
}
