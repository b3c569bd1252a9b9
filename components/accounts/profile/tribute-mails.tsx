'use client';

import { type ChangeEvent, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

/** A checkbox that saves on change, since there is nothing else to submit with it. */
export function TributeMails({ notifyTributes }: { notifyTributes: boolean }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [isEnabled, setIsEnabled] = useState(notifyTributes);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ saved: boolean; message: string } | null>(null);

  const change = async ({ target: { checked } }: ChangeEvent<HTMLInputElement>) => {
    if (busy) return;
    setIsEnabled(checked);
    setBusy(true);
    setOutcome(null);
    try {
      const body = { notifyTributes: checked };
      await callApi(paths.apiNotifications, { method: 'PUT', body });
      setOutcome({ saved: true, message: t('profile.mails.saved') });
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      setIsEnabled(!checked);
      setOutcome({ saved: false, message: apiErrorMessage(error, t('profile.mails.failed')) });
    }
    setBusy(false);
  };

  return (
    <>
      <Checkbox
        name="notifyTributes"
        label={t('profile.mails.label')}
        checked={isEnabled}
        disabled={!hydrated}
        onChange={change}
        error={outcome?.saved === false ? outcome.message : undefined}
      />
      <p role="status" className="ps-9 text-sm text-ink-soft empty:m-0">
        {outcome?.saved && outcome.message}
      </p>
    </>
  );
}
