import type { Translate } from '@/lib/platform/language/message';
import type { SettingFieldData } from './setting-field-data';

export function valueText(field: SettingFieldData, value: unknown, t: Translate): string {
  if (value === null) return t('settings.form.byDefault');
  if (typeof value === 'boolean') return t(value ? 'settings.form.on' : 'settings.form.off');
  if (value === '' || (Array.isArray(value) && value.length === 0)) return t('settings.form.empty');
  if (field.kind === 'choice')
    return field.options?.find((option) => option.value === value)?.label ?? String(value);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
