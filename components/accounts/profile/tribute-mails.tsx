'use client';

import { type ChangeEvent, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

/** A checkbox that saves on change, since there is nothing else to submit with it. */
export function TributeMails({ notifyTributes }: { notifyTributes: boolean }) {
  const say = useSay();
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState(notifyTributes);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ saved: boolean; message: string } | null>(null);

  const change = async ({ target: { checked } }: ChangeEvent<HTMLInputElement>) => {
    if (busy) return;
    setWanted(checked);
    setBusy(true);
    setOutcome(null);
    try {
      const body = { notifyTributes: checked };
      await callApi(paths.apiNotifications, { method: 'PUT', body });
      setOutcome({ saved: true, message: say('profile.mails.saved') });
    } catch (error) {
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      setWanted(!checked);
      setOutcome({ saved: false, message: failureMessage(error, say('profile.mails.failed')) });
    }
    setBusy(false);
  };

  return (
    <>
      <Checkbox
        name="notifyTributes"
        label={say('profile.mails.label')}
        checked={wanted}
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
