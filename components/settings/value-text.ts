import type { Say } from '@/lib/platform/language/said';
import type { FieldView } from './field-view';

export function valueText(field: FieldView, value: unknown, say: Say): string {
  if (value === null) return say('settings.form.byDefault');
  if (typeof value === 'boolean') return say(value ? 'settings.form.on' : 'settings.form.off');
  if (value === '' || (Array.isArray(value) && value.length === 0))
    return say('settings.form.empty');
  if (field.kind === 'choice')
    return field.options?.find((option) => option.value === value)?.label ?? String(value);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
