import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field';

export type SelectOption = { value: string; label: string };

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'children'> &
  FieldText & {
    id?: string;
    options: readonly SelectOption[];
    /** Shown first, with an empty value. */
    placeholder?: string;
  };

export function Select({
  label,
  hint,
  error,
  optional,
  note,
  id,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field
      id={id ?? select.name ?? label}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      note={note}
    >
      {(links) => (
        <select {...select} {...links} className="control">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
