'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ApiError, apiErrorMessage, callApi, fieldMessages } from '@/lib/browser/api';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { apiSettings, SAVED } from '@/lib/settings/api-paths';
import { showToast } from '../ui/toast-store';

export type Values = Record<string, unknown>;

/** Somebody else saved first: the current settings and the admin's own values. */
export type Conflict = { message: string; version: number; theirs: Values; yours: Values };

/** Saves a settings page and tracks errors and conflicts. */
export function useSettingsSave(group: string, version: number) {
  const t = useTranslate();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);

  async function save(values: Values, credentials: object, baseVersion = version): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFieldErrors({});
    setConflict(null);
    try {
      await callApi(apiSettings(group), {
        method: 'PUT',
        body: { version: baseVersion, values, ...credentials },
      });
      // A full page load, since the loaded page's content security policy allows only the old colours.
      if (group === 'look') return window.location.assign(`?${SAVED}`);
      showToast(t('settings.form.saved'));
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      const newConflict = toConflict(error, values);
      const fields = fieldMessages(error);
      const message = apiErrorMessage(error, t('settings.form.failed'));
      if (newConflict) setConflict(newConflict);
      else setFieldErrors(fields.length > 0 ? Object.fromEntries(fields) : { '': message });
      setTries((count) => count + 1);
    }
    setBusy(false);
  }

  /** Discards the typed values and shows the current settings. */
  const keepTheirs = () => {
    setConflict(null);
    router.refresh();
  };
  return { busy, tries, fieldErrors, conflict, save, keepTheirs };
}

function toConflict(error: unknown, yours: Values): Conflict | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { version, values } = error.details;
  if (typeof version !== 'number' || typeof values !== 'object' || values === null) return null;
  return { message: error.message, version, theirs: { ...values }, yours };
}
