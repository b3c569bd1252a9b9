import { useState } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Checkbox } from '../../ui/checkbox';
import { FieldError, FieldHint } from '../../ui/field';
import type { CustomFieldProps } from '../setting-field-data';

/**
 * Checkboxes that enable payment providers whose keys are in the environment. If all are enabled, the value is null, so
 * that providers configured later are enabled, too.
 */
export function ProvidersField({ field, error, disabled }: CustomFieldProps) {
  const t = useTranslate();
  const { key, label, hint } = field;
  const providers = field.shop?.providers ?? [];
  const [value, setValue] = useState(field.value);
  const isOn = (name: string) => !Array.isArray(value) || value.includes(name);
  const setEnabled = (name: string, on: boolean) => {
    const enabled = providers
      .map((provider) => provider.value)
      .filter((each) => (each === name ? on : isOn(each)));
    setValue(enabled.length === providers.length ? null : enabled);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <FieldHint id={key} hint={hint} />
      <input type="hidden" name={key} value={JSON.stringify(value)} disabled={disabled} />
      {providers.map(({ value: name, label: provider }) => (
        <Checkbox
          key={name}
          id={`${key}.${name}`}
          label={provider}
          disabled={disabled}
          checked={isOn(name)}
          onChange={(event) => setEnabled(name, event.currentTarget.checked)}
        />
      ))}
      {!providers.some(({ value: name }) => isOn(name)) && (
        <p className="text-danger">{t('shop.admin.noProvider')}</p>
      )}
      <FieldError id={key} error={error} />
    </fieldset>
  );
}
