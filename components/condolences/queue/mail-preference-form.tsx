'use client';

import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { apiCondolenceNotices } from '@/lib/condolences/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { showToast } from '../../ui/toast-store';

type Props = { memorialId: string; mails: boolean };

/** Turns mails about waiting condolences on or off. Stores the browser's time zone for mails sent in the afternoon. */
export function MailPreferenceForm({ memorialId, mails }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [isOn, setOn] = useState(mails);
  const [busy, setBusy] = useState(false);
  const change = async (wanted: boolean) => {
    setOn(wanted);
    setBusy(true);
    try {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const body = { mails: wanted, timeZone };
      await callApi(apiCondolenceNotices(memorialId), { method: 'PUT', body });
      showToast(t('condolences.rule.saved'));
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      setOn(!wanted);
      showToast(apiErrorMessage(error, t('condolences.queue.failed')));
    }
    setBusy(false);
  };
  return (
    <Checkbox
      id="mails"
      label={t('condolences.rule.mails')}
      hint={t('condolences.rule.mailsHint')}
      checked={isOn}
      disabled={!hydrated || busy}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
