'use client';

import { type FormEvent, useState } from 'react';
import { useHydrated } from '@/lib/browser/hydrated';
import { ANSWER_MAX, DECISIONS } from '@/lib/cases/rules';
import { apiAdminDecideCase } from '@/lib/keepers/api-paths';
import { useSay } from '@/lib/platform/language/use-say';
import { Button } from '../ui/button';
import { RadioGroup } from '../ui/radio-group';
import { TextArea } from '../ui/text-area';
import { TextInput } from '../ui/text-input';
import { useCaseAct } from './use-case-act';

type Props = {
  id: string;
  /** False if the case has no person to answer. */
  hasAsker: boolean;
};

/** The form with which an admin decides a case and answers the person who asked. */
export function DecideCase({ id, hasAsker }: Props) {
  const say = useSay();
  const hydrated = useHydrated();
  const { busy, faults, act } = useCaseAct();
  const [decision, setDecision] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void act(apiAdminDecideCase(id), Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <form onSubmit={send} className="max-w-measure space-y-5">
      <RadioGroup
        name="decision"
        label={say('admin.case.decision')}
        hint={say('admin.case.takenDownWhat')}
        required
        onChange={(event) => setDecision(event.currentTarget.value)}
        options={DECISIONS.map((value) => ({ value, label: say(`admin.case.decisions.${value}`) }))}
      />
      {decision === 'transferred' && (
        <TextInput
          name="newOwner"
          type="email"
          label={say('admin.case.newOwner')}
          error={faults.newOwner ?? ''}
          autoComplete="off"
          required
        />
      )}
      {hasAsker && (
        <TextArea
          name="answer"
          label={say('admin.case.answer')}
          error={faults.answer ?? ''}
          rows={6}
          maxLength={ANSWER_MAX}
          dir="auto"
          required
        />
      )}
      <Button type="submit" disabled={!hydrated} aria-disabled={busy}>
        {say('admin.case.send')}
      </Button>
    </form>
  );
}
