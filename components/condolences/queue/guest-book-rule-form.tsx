'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { apiCondolenceSettings } from '@/lib/condolences/api-paths';
import type { GuestBookRule } from '@/lib/condolences/state-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { showToast } from '../../ui/toast-store';

type Props = {
  memorialId: string;
  rule: GuestBookRule;
  /** True if condolences may be published without review, which a child's memorial does not allow. */
  offersAtOnce: boolean;
};

export function GuestBookRuleForm({ memorialId, rule, offersAtOnce }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(rule);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const body = { rule: chosen };
      await callApi(apiCondolenceSettings(memorialId), { method: 'PUT', body });
      showToast(t('condolences.rule.saved'));
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      showToast(apiErrorMessage(error, t('condolences.queue.failed')));
    }
    setBusy(false);
  };
  const options = [
    { value: 'approve', label: t('condolences.rule.approve') },
    ...(offersAtOnce ? [{ value: 'at_once', label: t('condolences.rule.atOnce') }] : []),
    { value: 'closed', label: t('condolences.rule.closed') },
  ];
  return (
    <form onSubmit={save} className="space-y-4">
      <RuleChoice options={options} chosen={chosen} onChoose={setChosen} />
      <Button
        type="submit"
        variant="secondary"
        disabled={!hydrated}
        busy={busy}
        busyLabel={t('condolences.queue.saving')}
      >
        {t('condolences.rule.save')}
      </Button>
    </form>
  );
}

type ChoiceProps = {
  options: { value: string; label: string }[];
  chosen: GuestBookRule;
  onChoose: (rule: GuestBookRule) => void;
};

function RuleChoice({ options, chosen, onChoose }: ChoiceProps) {
  const t = useTranslate();
  return (
    <fieldset>
      <legend className="sr-only">{t('condolences.rule.title')}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="flex min-h-target items-start gap-3 py-2">
          <input
            type="radio"
            name="rule"
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value as GuestBookRule)} // one of the options above
            className="mt-0.5 size-6 shrink-0 accent-primary"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
