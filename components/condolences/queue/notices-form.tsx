'use client';

import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { apiCondolenceNotices } from '@/lib/condolences/api-paths';
import { useSay } from '@/lib/platform/language/use-say';
import { showToast } from '../../ui/toast-store';

type Props = { memorialId: string; mails: boolean };

/** Turns mails about waiting condolences on or off. They are sent in the afternoon of the browser's time zone. */
export function NoticesForm({ memorialId, mails }: Props) {
  const say = useSay();
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
      showToast(say('condolences.rule.saved'));
    } catch (error) {
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      setOn(!wanted);
      showToast(failureMessage(error, say('condolences.queue.failed')));
    }
    setBusy(false);
  };
  return (
    <Checkbox
      id="mails"
      label={say('condolences.rule.mails')}
      hint={say('condolences.rule.mailsHint')}
      checked={isOn}
      disabled={!hydrated || busy}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
