import { type ReactNode, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import type { NameOfKind } from '@/lib/memorials/fields';
import { formatList, parseList } from '@/lib/memorials/list-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { MemorialFields } from './memorial-fields';

type Props = {
  name: NameOfKind<'list'>;
  label: string;
  hint?: ReactNode;
  /** Makes it a text area of this many rows instead of a single line. */
  rows?: number;
};

/** A comma-separated list of short texts. */
export function ListInput({ name, label, hint, rows }: Props) {
  const t = useTranslate();
  const { control, formState } = useFormContext<MemorialFields>();
  const { field } = useController({ control, name });
  const [typed, setTyped] = useState('');
  // Keeps the text as typed, for example with a trailing comma, as long as it parses to the form's value.
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
    error: flattenErrors(formState.errors).find((fault) => fault.name.split('.')[0] === name)
      ?.message,
    value: text,
    onBlur: field.onBlur,
    ref: field.ref,
  };
  return rows ? (
    <TextArea
      {...input}
      optional={t('ui.optional')}
      rows={rows}
      onChange={(event) => type(event.target.value)}
    />
  ) : (
    <TextInput {...input} optional onChange={(event) => type(event.target.value)} />
  );
}
