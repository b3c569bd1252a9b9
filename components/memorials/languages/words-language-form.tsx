'use client';

import { useRouter } from 'next/navigation';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { Select, type SelectOption } from '@/components/ui/select';
import { callApi } from '@/lib/browser/api';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { SaveFoot } from './save-foot';
import { useSaving } from './use-saving';

type Props = {
  memorialId: string;
  /** '' if it is detected automatically. */
  wordsLanguage: string;
  /** The name of the detected language; null if none was detected. */
  guess: string | null;
  languages: readonly SelectOption[];
};

export function WordsLanguageForm({ memorialId, wordsLanguage, guess, languages }: Props) {
  const say = useSay();
  const router = useRouter();
  const form = useSubmitForm<{ wordsLanguage: string }>({ defaultValues: { wordsLanguage } });
  const { isSubmitting } = form.formState;
  const saving = useSaving(form, say('words.texts.languageNotSaved'));
  const save = form.handleSubmit((body) =>
    saving.run(async () => {
      await callApi(paths.apiMemorial(memorialId), { method: 'PUT', body });
      router.refresh(); // the translations below label the original text with it
      return say('words.texts.languageSaved');
    }),
  );
  return (
    <form onSubmit={save} noValidate className="space-y-6">
      <HydratedFields className="max-w-sm">
        <Select
          {...form.register('wordsLanguage')}
          label={say('words.texts.ownLanguage')}
          hint={say('words.texts.ownLanguageHint')}
          placeholder={
            guess
              ? say('words.texts.automaticAs', { language: guess })
              : say('words.texts.automatic')
          }
          options={languages}
        />
      </HydratedFields>
      <SaveFoot
        memorialId={memorialId}
        saving={saving}
        label={say('words.texts.saveLanguage')}
        busy={isSubmitting}
      />
    </form>
  );
}
