'use client';

import { type FormEvent, useState } from 'react';
import { useHydrated } from '@/lib/browser/hydrated';
import { CASE_DECISIONS, MAX_ANSWER_LENGTH } from '@/lib/cases/rules';
import { apiAdminDecideCase } from '@/lib/keepers/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { RadioGroup } from '../ui/radio-group';
import { TextArea } from '../ui/text-area';
import { TextInput } from '../ui/text-input';
import { useCaseAction } from './use-case-action';

type Props = {
  id: string;
  /** False if there is nobody to send an answer to. */
  hasAsker: boolean;
};

/** The form with which an admin decides a case and answers the person who asked. */
export function DecideCase({ id, hasAsker }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { busy, fieldErrors, act } = useCaseAction();
  const [decision, setDecision] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void act(apiAdminDecideCase(id), Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <form onSubmit={send} className="max-w-measure space-y-5">
      <RadioGroup
        name="decision"
        label={t('admin.case.decision')}
        hint={t('admin.case.takenDownWhat')}
        required
        onChange={(event) => setDecision(event.currentTarget.value)}
        options={CASE_DECISIONS.map((value) => ({
          value,
          label: t(`admin.case.decisions.${value}`),
        }))}
      />
      {decision === 'transferred' && (
        <TextInput
          name="newOwner"
          type="email"
          label={t('admin.case.newOwner')}
          error={fieldErrors.newOwner ?? ''}
          autoComplete="off"
          required
        />
      )}
      {hasAsker && (
        <TextArea
          name="answer"
          label={t('admin.case.answer')}
          error={fieldErrors.answer ?? ''}
          rows={6}
          maxLength={MAX_ANSWER_LENGTH}
          dir="auto"
          required
        />
      )}
      <Button type="submit" disabled={!hydrated} aria-disabled={busy}>
        {t('admin.case.send')}
      </Button>
    </form>
  );
}
