'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ApiError, callApi, failureMessage, fieldMessages } from '@/lib/browser/api';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { useSay } from '@/lib/platform/language/use-say';
import { apiSettings, SAVED } from '@/lib/settings/api-paths';
import { showToast } from '../ui/toast-store';

export type Values = Record<string, unknown>;

/** Somebody else saved first: the current settings and the admin's own values. */
export type Conflict = { message: string; version: number; theirs: Values; yours: Values };

/** Saves a settings page and tracks errors and conflicts. */
export function useSaving(group: string, version: number) {
  const say = useSay();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);

  async function save(values: Values, proof: object, seen = version): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFaults({});
    setConflict(null);
    try {
      await callApi(apiSettings(group), {
        method: 'PUT',
        body: { version: seen, values, ...proof },
      });
      // A full page load, since the loaded page's content security policy allows only the old colours.
      if (group === 'look') return window.location.assign(`?${SAVED}`);
      showToast(say('settings.form.saved'));
      router.refresh();
    } catch (error) {
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      const found = conflictIn(error, values);
      const fields = fieldMessages(error);
      const message = failureMessage(error, say('settings.form.failed'));
      if (found) setConflict(found);
      else setFaults(fields.length > 0 ? Object.fromEntries(fields) : { '': message });
      setTries((count) => count + 1);
    }
    setBusy(false);
  }

  /** Discards the typed values and shows the current settings. */
  const keepTheirs = () => {
    setConflict(null);
    router.refresh();
  };
  return { busy, tries, faults, conflict, save, keepTheirs };
}

function conflictIn(error: unknown, yours: Values): Conflict | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { version, values } = error.details;
  if (typeof version !== 'number' || typeof values !== 'object' || values === null) return null;
  return { message: error.message, version, theirs: { ...values }, yours };
}
