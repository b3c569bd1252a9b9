import { type ReactNode, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { flattenErrors } from '@/components/forms/flatten-errors';
import { TextArea } from '@/components/forms/text-area';
import { TextInput } from '@/components/forms/text-input';
import { formatList, parseList } from '@/lib/memorials/list-rules';
import type { MemorialFields } from './memorial-fields';

type Props = {
  name: 'languages' | 'achievements' | 'hobbies' | 'charities';
  label: string;
  hint?: ReactNode;
  /** Higher than one line. */
  rows?: number;
};

/** A list of short texts, typed with commas between them. */
export function ListInput({ name, label, hint, rows }: Props) {
  const { control, formState } = useFormContext<MemorialFields>();
  const { field } = useController({ control, name });
  const [typed, setTyped] = useState('');
  // The typed text, with its comma that waits for the next item, as long as it says what the form has.
  const held = formatList(field.value);
  const text = formatList(parseList(typed)) === held ? typed : held;
  const type = (now: string) => {
    setTyped(now);
    field.onChange(parseList(now));
  };
  const input = {
    name,
    label,
    hint,
    optional: true,
    error: flattenErrors(formState.errors).find((fault) => fault.name.split('.')[0] === name)
      ?.message,
    value: text,
    onBlur: field.onBlur,
    ref: field.ref,
  };
  return rows ? (
    <TextArea {...input} rows={rows} onChange={(event) => type(event.target.value)} />
  ) : (
    <TextInput {...input} onChange={(event) => type(event.target.value)} />
  );
}
