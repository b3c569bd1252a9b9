import { Checkbox } from '../ui/checkbox';
import { RadioGroup } from '../ui/radio-group';
import { TextArea } from '../ui/text-area';
import { TextInput } from '../ui/text-input';
import { CUSTOM_FIELDS } from './custom-fields';
import type { CustomFieldProps, SettingFieldData } from './setting-field-data';

const LINES = { text: 4, words: 8 };

export function SettingField({ field, error, disabled }: CustomFieldProps) {
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
      const Own = CUSTOM_FIELDS[key];
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
export function readFieldValue(form: FormData, { key, kind }: SettingFieldData): unknown {
  if (kind === 'switch') return form.get(key) !== null;
  const input = form.get(key);
  if (typeof input !== 'string') return undefined;
  if (kind === 'number') return input.trim() === '' ? null : Number(input);
  if (kind === 'words')
    return input
      .split('\n')
      .map((word) => word.trim())
      .filter(Boolean);
  return kind === 'own' ? JSON.parse(input) : input;
}
