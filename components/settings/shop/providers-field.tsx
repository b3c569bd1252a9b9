import { useState } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Checkbox } from '../../ui/checkbox';
import { FieldError, FieldHint } from '../../ui/field';
import type { CustomFieldProps } from '../setting-field-data';

/**
 * Enables payment providers whose keys are in the environment. If all are enabled, the value is null, which includes
 * providers configured later.
 */
export function ProvidersField({ field, error, disabled }: CustomFieldProps) {
  const t = useTranslate();
  const { key, label, hint } = field;
  const providers = field.shop?.providers ?? [];
  const [value, setValue] = useState(field.value);
  const isOn = (name: string) => !Array.isArray(value) || value.includes(name);
  const turn = (name: string, on: boolean) => {
    const chosen = providers
      .map((provider) => provider.value)
      .filter((each) => (each === name ? on : isOn(each)));
    setValue(chosen.length === providers.length ? null : chosen);
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
          onChange={(event) => turn(name, event.currentTarget.checked)}
        />
      ))}
      {!providers.some(({ value: name }) => isOn(name)) && (
        <p className="text-danger">{t('shop.admin.noProvider')}</p>
      )}
      <FieldError id={key} error={error} />
    </fieldset>
  );
}
