'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { apiErrorMessage, callApi, fieldMessages } from '@/lib/browser/api';
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

/** The choices besides keepers, whose value is their `userId`. */
const NOBODY = 'nobody';
const NEW_FRIEND = 'friend';
/** The friend who reads first now; choosing this changes nothing. */
const SAME_FRIEND = 'same';

/** Asks who reads new condolences before the other keepers. */
export function FirstReaderForm({ memorialId, firstReader, choices }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const current = firstReader ? (firstReader.userId ?? SAME_FRIEND) : NOBODY;
  const [chosen, setChosen] = useState(current);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const path = apiFirstReader(memorialId);
    setBusy(true);
    setErrors({});
    try {
      if (chosen === NOBODY) await callApi(path, { method: 'DELETE' });
      else if (chosen !== SAME_FRIEND) {
        const friend = { kind: 'friend', name: fields.get('name'), email: fields.get('email') };
        const body = chosen === NEW_FRIEND ? friend : { kind: 'keeper', userId: chosen };
        await callApi(path, { method: 'PUT', body });
      }
      showToast(t(chosen === NEW_FRIEND ? 'condolences.first.asked' : 'condolences.rule.saved'));
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      const faults = fieldMessages(error);
      setErrors(Object.fromEntries(faults));
      if (faults.length === 0) showToast(apiErrorMessage(error, t('condolences.queue.failed')));
    }
    setBusy(false);
  };
  const options = [
    { value: NOBODY, label: t('condolences.first.nobody') },
    ...choices.keepers.map(({ userId, name, isViewer }) => ({
      value: userId,
      label: isViewer ? t('condolences.first.me') : name,
    })),
    ...(firstReader?.userId === null
      ? [
          {
            value: SAME_FRIEND,
            label: t(`condolences.first.${firstReader.isSilent ? 'silentFriend' : 'sameFriend'}`, {
              name: firstReader.name,
            }),
          },
        ]
      : []),
    ...(choices.mayAskFriend ? [{ value: NEW_FRIEND, label: t('condolences.first.friend') }] : []),
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
        {chosen === NEW_FRIEND && (
          <div className="max-w-xl space-y-5">
            <TextInput
              name="name"
              label={t('condolences.first.name')}
              autoComplete="off"
              dir="auto"
              error={errors.name}
            />
            <TextInput
              name="email"
              type="email"
              label={t('condolences.first.email')}
              hint={t('condolences.first.emailHint')}
              autoComplete="off"
              error={errors.email}
            />
          </div>
        )}
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
