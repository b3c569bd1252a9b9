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
import { MOST_OTHER_NAMES } from '@/lib/memorials/name-rules';
import { LINE_MAX } from '@/lib/memorials/rules';
import type { OtherNamesInput } from '@/lib/memorials/schema-names';
import type { WordsLanguage } from '@/lib/memorials/words-languages';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { Entries } from '../form/entries';
import { SaveFoot } from './save-foot';
import { useSaving } from './use-saving';

type Props = {
  memorialId: string;
  names: OtherNamesInput['names'];
  /** The languages a name may be in, labelled in the page's language. */
  languages: readonly SelectOption[];
};

const loadSchema = async () => (await import('@/lib/memorials/schema-names')).otherNamesInput;

const NEW_NAME = { language: '' as WordsLanguage, fullName: '' }; // until one is chosen

/** The full name in other languages and scripts, saved as one list. */
export function OtherNamesForm({ memorialId, names, languages }: Props) {
  const say = useSay();
  const resolver = useResolver(loadSchema);
  const form = useSubmitForm<OtherNamesInput>({ defaultValues: { names }, resolver });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'names' });
  const { errors, isSubmitting, submitCount } = form.formState;
  const saving = useSaving(form, say('words.names.notSaved'));
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
        <Entries
          name="names"
          ids={fields.map(({ id }) => id)}
          words={{
            entry: (number) => say('words.names.entry', { number }),
            added: (number) => say('words.names.added', { number }),
            removed: (number) => say('words.names.removed', { number }),
            remove: (number) => say('words.names.remove', { number }),
            add: say(fields.length > 0 ? 'words.names.addAnother' : 'words.names.add'),
          }}
          limit={MOST_OTHER_NAMES}
          onAdd={() => append(NEW_NAME, { shouldFocus: false })}
          onRemove={remove}
        >
          {(index) => (
            <div className="grid gap-5 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
              <Select
                {...form.register(`names.${index}.language`)}
                label={say('words.names.language')}
                placeholder={say('words.names.chooseLanguage')}
                options={languages}
                error={errors.names?.[index]?.language?.message}
              />
              <TextInput
                {...form.register(`names.${index}.fullName`)}
                label={say('words.names.fullName')}
                lang={form.watch(`names.${index}.language`) || undefined}
                dir="auto"
                autoComplete="off"
                maxLength={LINE_MAX}
                error={errors.names?.[index]?.fullName?.message}
              />
            </div>
          )}
        </Entries>
      </HydratedFields>
      <SaveFoot
        memorialId={memorialId}
        saving={saving}
        label={say('words.names.save')}
        busy={isSubmitting}
      />
    </form>
  );
}
