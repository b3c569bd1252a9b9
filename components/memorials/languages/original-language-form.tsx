'use client';

import { useRouter } from 'next/navigation';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { Select, type SelectOption } from '@/components/ui/select';
import { callApi } from '@/lib/browser/api';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { SaveFooter } from './save-footer';
import { useFormSave } from './use-form-save';

type Props = {
  memorialId: string;
  /** The language that the family chose; '' if it is detected automatically. */
  wordsLanguage: string;
  /** The name of the detected language; null if none was detected. */
  detectedLanguage: string | null;
  languages: readonly SelectOption[];
};

export function OriginalLanguageForm({
  memorialId,
  wordsLanguage,
  detectedLanguage,
  languages,
}: Props) {
  const t = useTranslate();
  const router = useRouter();
  const form = useSubmitForm<{ wordsLanguage: string }>({ defaultValues: { wordsLanguage } });
  const { isSubmitting } = form.formState;
  const saving = useFormSave(form, t('words.texts.languageNotSaved'));
  const save = form.handleSubmit((body) =>
    saving.run(async () => {
      await callApi(paths.apiMemorial(memorialId), { method: 'PUT', body });
      router.refresh(); // the translations below label the original text with this language
      return t('words.texts.languageSaved');
    }),
  );
  return (
    <form onSubmit={save} noValidate className="space-y-6">
      <HydratedFields className="max-w-sm">
        <Select
          {...form.register('wordsLanguage')}
          label={t('words.texts.ownLanguage')}
          hint={t('words.texts.ownLanguageHint')}
          placeholder={
            detectedLanguage
              ? t('words.texts.automaticAs', { language: detectedLanguage })
              : t('words.texts.automatic')
          }
          options={languages}
        />
      </HydratedFields>
      <SaveFooter
        memorialId={memorialId}
        saving={saving}
        label={t('words.texts.saveLanguage')}
        busy={isSubmitting}
      />
    </form>
  );
}
