'use client';

import { type FormEvent, useRef } from 'react';
import { useHydrated } from '@/lib/browser/hydrated';
import { useSay } from '@/lib/platform/language/use-say';
import { Button } from '../ui/button';
import { PasswordInput } from '../ui/concealed-input';
import { ErrorSummary } from '../ui/error-summary';
import { TextInput } from '../ui/text-input';
import { ChangeHistory, type ChangeView } from './change-history';
import type { FieldView } from './field-view';
import { SavedMeanwhile } from './saved-meanwhile';
import { SettingField, valueIn } from './setting-field';
import { useSaving, type Values } from './use-saving';

type Props = {
  group: string;
  version: number;
  isReadOnly: boolean;
  asksPassword: boolean;
  fields: readonly FieldView[];
  changes: readonly ChangeView[];
};

/**
 * A settings page: the form, conflicts with somebody else's changes, and the latest changes, each of which can be
 * reverted.
 */
export function SettingsForm(props: Props) {
  const { group, version, isReadOnly, asksPassword, fields, changes } = props;
  const say = useSay();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { busy, tries, faults, conflict, save, keepTheirs } = useSaving(group, version);

  const proof = () => {
    const given = form.current ? new FormData(form.current) : new FormData();
    const text = (name: string) => {
      const value = given.get(name);
      return typeof value === 'string' && value !== '' ? { [name]: value } : {};
    };
    return { ...text('password'), ...text('code') };
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(changedValues(event.currentTarget, fields), proof());
  };
  const errors = Object.entries(faults).map(([name, message]) => ({ name, message }));
  const isChangeable = !isReadOnly && fields.some(({ isFixed }) => !isFixed);
  return (
    <>
      <form ref={form} onSubmit={submit} noValidate className="max-w-measure space-y-6">
        <ErrorSummary key={tries} errors={errors} />
        {conflict && (
          <SavedMeanwhile
            conflict={conflict}
            fields={fields}
            onKeepTheirs={keepTheirs}
            onSaveMine={() => void save(conflict.yours, proof(), conflict.version)}
          />
        )}
        <div key={version} className="space-y-6">
          {fields.map((field) => (
            <SettingField
              key={field.key}
              field={field}
              error={faults[field.key] ?? ''}
              disabled={!hydrated || isReadOnly || field.isFixed}
            />
          ))}
        </div>
        {'code' in faults && (
          <TextInput
            name="code"
            label={say('settings.form.code')}
            error={faults.code ?? ''}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
          />
        )}
        {asksPassword && isChangeable && (
          <PasswordInput
            name="password"
            label={say('settings.form.password')}
            hint={say('settings.form.passwordHint')}
            error={faults.password ?? ''}
            autoComplete="current-password"
          />
        )}
        {isChangeable && (
          <Button
            type="submit"
            disabled={!hydrated}
            busy={busy}
            busyLabel={say('settings.form.saving')}
          >
            {say('settings.form.save')}
          </Button>
        )}
      </form>
      <ChangeHistory
        changes={changes}
        fields={fields}
        isChangeable={hydrated && !isReadOnly}
        onPutBack={(key, before) => void save({ [key]: before }, proof())}
      />
    </>
  );
}

/** Returns only changed values: saving an untouched one would turn a default into a decision. */
function changedValues(form: HTMLFormElement, fields: readonly FieldView[]): Values {
  const data = new FormData(form);
  const values: Values = {};
  for (const field of fields) {
    if (field.isFixed) continue;
    const value = valueIn(data, field);
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(field.value))
      values[field.key] = value;
  }
  return values;
}
