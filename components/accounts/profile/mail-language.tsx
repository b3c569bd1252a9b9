'use client';

import { type ChangeEvent, useState } from 'react';
import { Select, type SelectOption } from '@/components/ui/select';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

type Props = { language: string; options: readonly SelectOption[] };

/** The language of e-mails. Saved on change, like the checkbox beside it (tribute-mails.tsx). */
export function MailLanguage({ language, options }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [selected, setSelected] = useState(language);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ saved: boolean; message: string } | null>(null);

  const change = async ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    if (busy) return;
    setSelected(value);
    setBusy(true);
    setOutcome(null);
    try {
      await callApi(paths.apiLanguage, { method: 'PUT', body: { language: value } });
      setOutcome({ saved: true, message: t('profile.mails.saved') });
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      setSelected(selected);
      setOutcome({ saved: false, message: apiErrorMessage(error, t('profile.mails.failed')) });
    }
    setBusy(false);
  };

  return (
    <div className="mt-6 max-w-sm">
      <Select
        name="language"
        label={t('profile.mails.language')}
        hint={t('profile.mails.languageHint')}
        options={options}
        value={selected}
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
