import { Checkbox } from '../ui/checkbox';
import { RadioGroup } from '../ui/radio-group';
import { TextArea } from '../ui/text-area';
import { TextInput } from '../ui/text-input';
import type { FieldView, OwnFieldProps } from './field-view';
import { OWN_FIELDS } from './own-fields';

const LINES = { text: 4, words: 8 };

export function SettingField({ field, error, disabled }: OwnFieldProps) {
  const { key, kind, label, hint, value } = field;
  const common = { name: key, label, error, disabled, ...(hint && { hint }) };
  switch (kind) {
    case 'switch':
      return <Checkbox {...common} defaultChecked={value === true} />;
    case 'choice':
      return <RadioGroup {...common} options={field.options ?? []} defaultValue={String(value)} />;
    case 'text':
    case 'words':
      return (
        <TextArea
          {...common}
          rows={LINES[kind]}
          maxLength={kind === 'text' ? field.limit : undefined}
          defaultValue={kind === 'words' ? [value].flat().join('\n') : String(value)}
          dir="auto"
        />
      );
    case 'own': {
      const Own = OWN_FIELDS[key];
      return Own ? <Own field={field} error={error} disabled={disabled} /> : null;
    }
    default:
      return (
        <TextInput
          {...common}
          type={TYPES[kind]}
          defaultValue={String(value)}
          maxLength={field.limit}
          min={field.min}
          max={field.max}
          autoComplete="off"
          dir={kind === 'line' ? 'auto' : 'ltr'}
        />
      );
  }
}

const TYPES = { line: 'text', email: 'email', link: 'url', number: 'number' };

/** Returns a setting's value from the form; undefined if the form has no such field. */
export function valueIn(form: FormData, { key, kind }: FieldView): unknown {
  if (kind === 'switch') return form.get(key) !== null;
  const given = form.get(key);
  if (typeof given !== 'string') return undefined;
  if (kind === 'number') return given.trim() === '' ? null : Number(given);
  if (kind === 'words')
    return given
      .split('\n')
      .map((word) => word.trim())
      .filter(Boolean);
  return kind === 'own' ? JSON.parse(given) : given;
}
