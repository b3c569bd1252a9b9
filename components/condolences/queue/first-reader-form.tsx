'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { RadioGroup } from '@/components/ui/radio-group';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { apiFirstReader } from '@/lib/condolences/api-paths';
import type { FirstReaderChoices } from '@/lib/condolences/queries/first-reader-choices';
import type { FirstReaderView } from '@/lib/condolences/queries/first-reader-of';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { showToast } from '../../ui/toast-store';

type Props = {
  memorialId: string;
  /** Who reads first now; null if nobody does. */
  firstReader: FirstReaderView | null;
  choices: FirstReaderChoices;
};

/** The choice besides keepers, whose value is their `userId`. */
const NOBODY = 'nobody';

/** Asks who reads new condolences before the other keepers. */
export function FirstReaderForm({ memorialId, firstReader, choices }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const current = firstReader?.userId ?? NOBODY;
  const [chosen, setChosen] = useState(current);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const path = apiFirstReader(memorialId);
    setBusy(true);
    try {
      if (chosen === NOBODY) await callApi(path, { method: 'DELETE' });
      else await callApi(path, { method: 'PUT', body: { kind: 'keeper', userId: chosen } });
      showToast(t('condolences.rule.saved'));
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      showToast(apiErrorMessage(error, t('condolences.queue.failed')));
    }
    setBusy(false);
  };
  const options = [
    { value: NOBODY, label: t('condolences.first.nobody') },
    ...choices.keepers.map(({ userId, name, isViewer }) => ({
      value: userId,
      label: isViewer ? t('condolences.first.me') : name,
    })),
  ];
  return (
    <form onSubmit={save} noValidate className="space-y-4">
      <HydratedFields className="space-y-4">
        <RadioGroup
          name="first-reader"
          label={t('condolences.first.title')}
          hint={t('condolences.first.hint')}
          options={options}
          defaultValue={current}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={busy}
          busyLabel={t('condolences.queue.saving')}
        >
          {t('condolences.first.save')}
        </Button>
      </HydratedFields>
    </form>
  );
}
