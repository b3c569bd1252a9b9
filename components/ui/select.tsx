import type { ComponentProps } from 'react';
import { Field } from './field';
import { type OptionalFieldText, useFieldParts } from './use-field-parts';

export type SelectOption = { value: string; label: string };

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'children'> &
  OptionalFieldText & {
    id?: string;
    options: readonly SelectOption[];
    /** The first option, with an empty value. */
    placeholder?: string;
  };

export function Select({ options, placeholder, ...props }: SelectProps) {
  const { field, control } = useFieldParts(props);
  return (
    <Field {...field}>
      {(links) => (
        <select {...control} {...links} className="control">
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
