'use client';

import { useFieldArray } from 'react-hook-form';
import { ErrorSummary } from '@/components/ui/error-summary';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { Select, type SelectOption } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { callApi } from '@/lib/browser/api';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { MAX_OTHER_NAMES } from '@/lib/memorials/name-rules';
import { MAX_LINE_LENGTH } from '@/lib/memorials/rules';
import type { OtherNamesInput } from '@/lib/memorials/schema-names';
import type { WordsLanguage } from '@/lib/memorials/words-languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { EntryFields } from '../form/entry-fields';
import { SaveFooter } from './save-footer';
import { useFormSave } from './use-form-save';

type Props = {
  memorialId: string;
  names: OtherNamesInput['names'];
  /** The languages a name may be in, labelled in the page's language. */
  languages: readonly SelectOption[];
};

const loadSchema = async () => (await import('@/lib/memorials/schema-names')).otherNamesInput;

const NEW_NAME = { language: '' as WordsLanguage, fullName: '' }; // no language is chosen yet

/** The full name in other languages and scripts, saved as one list. */
export function OtherNamesForm({ memorialId, names, languages }: Props) {
  const t = useTranslate();
  const resolver = useResolver(loadSchema);
  const form = useSubmitForm<OtherNamesInput>({ defaultValues: { names }, resolver });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'names' });
  const { errors, isSubmitting, submitCount } = form.formState;
  const saving = useFormSave(form, t('words.names.notSaved'));
  const save = form.handleSubmit((body) =>
    saving.run(async () => {
      const path = paths.apiMemorialNames(memorialId);
      const { message } = await callApi<{ message: string }>(path, { method: 'PUT', body });
      return message;
    }),
  );

  return (
    <form onSubmit={save} noValidate className="space-y-6">
      <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
      <HydratedFields className="space-y-6">
        <EntryFields
          name="names"
          ids={fields.map(({ id }) => id)}
          labels={{
            entry: (number) => t('words.names.entry', { number }),
            added: (number) => t('words.names.added', { number }),
            removed: (number) => t('words.names.removed', { number }),
            remove: (number) => t('words.names.remove', { number }),
            add: t(fields.length > 0 ? 'words.names.addAnother' : 'words.names.add'),
          }}
          limit={MAX_OTHER_NAMES}
          onAdd={() => append(NEW_NAME, { shouldFocus: false })}
          onRemove={remove}
        >
          {(index) => (
            <div className="grid gap-5 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
              <Select
                {...form.register(`names.${index}.language`)}
                label={t('words.names.language')}
                placeholder={t('words.names.chooseLanguage')}
                options={languages}
                error={errors.names?.[index]?.language?.message}
              />
              <TextInput
                {...form.register(`names.${index}.fullName`)}
                label={t('words.names.fullName')}
                lang={form.watch(`names.${index}.language`) || undefined}
                dir="auto"
                autoComplete="off"
                maxLength={MAX_LINE_LENGTH}
                error={errors.names?.[index]?.fullName?.message}
              />
            </div>
          )}
        </EntryFields>
      </HydratedFields>
      <SaveFooter
        memorialId={memorialId}
        saving={saving}
        label={t('words.names.save')}
        busy={isSubmitting}
      />
    </form>
  );
}
