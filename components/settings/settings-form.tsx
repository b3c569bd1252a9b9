'use client';

import { type FormEvent, useRef } from 'react';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { ErrorSummary } from '../ui/error-summary';
import { PasswordInput } from '../ui/masked-input';
import { TextInput } from '../ui/text-input';
import { ChangeHistory, type SettingChange } from './change-history';
import { SaveConflict } from './save-conflict';
import { readFieldValue, SettingField } from './setting-field';
import type { SettingFieldData } from './setting-field-data';
import { useSettingsSave, type Values } from './use-settings-save';

type Props = {
  group: string;
  version: number;
  isReadOnly: boolean;
  asksPassword: boolean;
  fields: readonly SettingFieldData[];
  changes: readonly SettingChange[];
};

/**
 * A settings page: the form, conflicts with somebody else's changes, and the latest changes, each of which can be
 * reverted.
 */
export function SettingsForm(props: Props) {
  const { group, version, isReadOnly, asksPassword, fields, changes } = props;
  const t = useTranslate();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { busy, tries, fieldErrors, conflict, save, keepTheirs } = useSettingsSave(group, version);

  const getCredentials = () => {
    const formData = form.current ? new FormData(form.current) : new FormData();
    const text = (name: string) => {
      const value = formData.get(name);
      return typeof value === 'string' && value !== '' ? { [name]: value } : {};
    };
    return { ...text('password'), ...text('code') };
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(changedValues(event.currentTarget, fields), getCredentials());
  };
  const errors = Object.entries(fieldErrors).map(([name, message]) => ({ name, message }));
  const isChangeable = !isReadOnly && fields.some(({ isFixed }) => !isFixed);
  return (
    <>
      <form ref={form} onSubmit={submit} noValidate className="max-w-measure space-y-6">
        <ErrorSummary key={tries} errors={errors} />
        {conflict && (
          <SaveConflict
            conflict={conflict}
            fields={fields}
            onKeepTheirs={keepTheirs}
            onSaveMine={() => void save(conflict.yours, getCredentials(), conflict.version)}
          />
        )}
        <div key={version} className="space-y-6">
          {fields.map((field) => (
            <SettingField
              key={field.key}
              field={field}
              error={fieldErrors[field.key] ?? ''}
              disabled={!hydrated || isReadOnly || field.isFixed}
            />
          ))}
        </div>
        {'code' in fieldErrors && (
          <TextInput
            name="code"
            label={t('settings.form.code')}
            error={fieldErrors.code ?? ''}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
          />
        )}
        {asksPassword && isChangeable && (
          <PasswordInput
            name="password"
            label={t('settings.form.password')}
            hint={t('settings.form.passwordHint')}
            error={fieldErrors.password ?? ''}
            autoComplete="current-password"
          />
        )}
        {isChangeable && (
          <Button
            type="submit"
            disabled={!hydrated}
            busy={busy}
            busyLabel={t('settings.form.saving')}
          >
            {t('settings.form.save')}
          </Button>
        )}
      </form>
      <ChangeHistory
        changes={changes}
        fields={fields}
        isChangeable={hydrated && !isReadOnly}
        onRevert={(key, before) => void save({ [key]: before }, getCredentials())}
      />
    </>
  );
}

/** Returns only changed values, since saving an untouched default would fix it as the operator's choice. */
function changedValues(form: HTMLFormElement, fields: readonly SettingFieldData[]): Values {
  const data = new FormData(form);
  const values: Values = {};
  for (const field of fields) {
    if (field.isFixed) continue;
    const value = readFieldValue(data, field);
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(field.value))
      values[field.key] = value;
  }
  return values;
}
