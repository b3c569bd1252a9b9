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
  /** The number of rows of a text area; without it, the input is a single line. */
  rows?: number;
};

/** A comma-separated list of short texts. */
export function ListInput({ name, label, hint, rows }: Props) {
  const t = useTranslate();
  const { control, formState } = useFormContext<MemorialFields>();
  const { field } = useController({ control, name });
  const [typedText, setTypedText] = useState('');
  // Keeps the text as typed, for example with a trailing comma, as long as it parses to the form's value.
  const formText = formatList(field.value);
  const text = formatList(parseList(typedText)) === formText ? typedText : formText;
  const changeText = (newText: string) => {
    setTypedText(newText);
    field.onChange(parseList(newText));
  };
  const input = {
    name,
    label,
    hint,
    error: flattenErrors(formState.errors).find(
      (fieldError) => fieldError.name.split('.')[0] === name,
    )?.message,
    value: text,
    onBlur: field.onBlur,
    ref: field.ref,
  };
  return rows ? (
    <TextArea
      {...input}
      optional={t('ui.optional')}
      rows={rows}
      onChange={(event) => changeText(event.target.value)}
    />
  ) : (
    <TextInput {...input} optional onChange={(event) => changeText(event.target.value)} />
  );
}
