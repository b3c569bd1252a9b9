'use client';

import { type ChangeEvent, useState } from 'react';
import { Select, type SelectOption } from '@/components/ui/select';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

type Props = { language: string; options: readonly SelectOption[] };

/** The language of e-mails. Saved on change, like the checkbox beside it (tribute-mails.tsx). */
export function MailLanguage({ language, options }: Props) {
  const say = useSay();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(language);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ saved: boolean; message: string } | null>(null);

  const change = async ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    if (busy) return;
    setChosen(value);
    setBusy(true);
    setOutcome(null);
    try {
      await callApi(paths.apiLanguage, { method: 'PUT', body: { language: value } });
      setOutcome({ saved: true, message: say('profile.mails.saved') });
    } catch (error) {
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      setChosen(chosen);
      setOutcome({ saved: false, message: failureMessage(error, say('profile.mails.failed')) });
    }
    setBusy(false);
  };

  return (
    <div className="mt-6 max-w-sm">
      <Select
        name="language"
        label={say('profile.mails.language')}
        hint={say('profile.mails.languageHint')}
        options={options}
        value={chosen}
        disabled={!hydrated}
        onChange={change}
        error={outcome?.saved === false ? outcome.message : undefined}
      />
      <p role="status" className="text-sm text-ink-soft empty:m-0">
        {outcome?.saved && outcome.message}
      </p>
    </div>
  );
}
