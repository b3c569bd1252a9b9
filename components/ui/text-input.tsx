import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field } from './field';
import { type OptionalFieldText, useFieldParts } from './use-field-parts';

type TextInputProps = Omit<ComponentProps<'input'>, 'id'> & OptionalFieldText & { id?: string };

export function TextInput({ className, type = 'text', ...props }: TextInputProps) {
  const { field, control } = useFieldParts(props);
  return (
    <Field {...field}>
      {(links) => (
        <input {...control} {...links} type={type} className={classNames('control', className)} />
      )}
    </Field>
  );
}

/** The browser's date input. Its value is YYYY-MM-DD. */
export function DateInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  return <TextInput {...props} type="date" className="max-w-56" />;
}
