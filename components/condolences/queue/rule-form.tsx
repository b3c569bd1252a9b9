'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { apiCondolenceSettings } from '@/lib/condolences/api-paths';
import type { GuestBookRule } from '@/lib/condolences/state-rules';
import { useSay } from '@/lib/platform/language/use-say';
import { showToast } from '../../ui/toast-store';

type Props = {
  memorialId: string;
  rule: GuestBookRule;
  /** True if condolences may be published without review, which a child's memorial does not allow. */
  offersAtOnce: boolean;
};

export function RuleForm({ memorialId, rule, offersAtOnce }: Props) {
  const say = useSay();
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
      showToast(say('condolences.rule.saved'));
      router.refresh();
    } catch (error) {
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      showToast(failureMessage(error, say('condolences.queue.failed')));
    }
    setBusy(false);
  };
  const options = [
    { value: 'approve', label: say('condolences.rule.approve') },
    ...(offersAtOnce ? [{ value: 'at_once', label: say('condolences.rule.atOnce') }] : []),
    { value: 'closed', label: say('condolences.rule.closed') },
  ];
  return (
    <form onSubmit={save} className="space-y-4">
      <RuleChoice options={options} chosen={chosen} onChoose={setChosen} />
      <Button
        type="submit"
        variant="secondary"
        disabled={!hydrated}
        busy={busy}
        busyLabel={say('condolences.queue.saving')}
      >
        {say('condolences.rule.save')}
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
  const say = useSay();
  return (
    <fieldset>
      <legend className="sr-only">{say('condolences.rule.title')}</legend>
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
