'use client';

import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { TextArea } from '@/components/ui/text-area';
import { ApiError, callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import type { ReadTexts, TypedTexts } from '@/lib/memorials/schema-texts';
import { TEXT_FIELDS, type TextField } from '@/lib/memorials/text-fields';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { SaveFoot } from './save-foot';
import { useSaving } from './use-saving';

/** The fields of a translation as typed; lists are separated by commas. */
export type Typed = Record<TextField, string>;

/** A language for a translation, with its name in the page's language. */
export type Into = { language: string; tag: string; name: string };

type Props = {
  memorialId: string;
  into: Into;
  text: Typed;
  /** The family's original text, and its language if known. */
  own: Typed;
  ownLang: string | undefined;
  labels: Typed;
  onDelete: () => void;
};

const ROWS: Record<TextField, number> = {
  biography: 8,
  favoriteQuote: 3,
  serviceDetails: 4,
  achievements: 3,
  hobbies: 2,
  charities: 2,
};
const LISTS: readonly TextField[] = ['achievements', 'hobbies', 'charities'];

const loadSchema = async () => (await import('@/lib/memorials/schema-texts')).typedTexts;

/** A translation, with the original text below each field. Fields that neither text has are omitted. */
export function TextForm({ memorialId, into, text, own, ownLang, labels, onDelete }: Props) {
  const say = useSay();
  const { language, tag } = into;
  const resolver = useResolver(loadSchema);
  const form = useSubmitForm<TypedTexts, ReadTexts>({
    defaultValues: { [language]: text },
    resolver,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const faults = flattenErrors(errors);
  const saving = useSaving(form, say('words.texts.notSaved'));
  const path = paths.apiMemorialText(memorialId, language);
  const save = form.handleSubmit((read) =>
    saving.run(async () => {
      const body = read[language];
      const { message } = await callApi<{ message: string }>(path, {
        method: 'PUT',
        ...(body && { body }),
      });
      return message;
    }),
  );
  const shown = TEXT_FIELDS.filter((name) => own[name] || text[name]);
  return (
    <form onSubmit={save} noValidate className="space-y-6">
      <ErrorSummary key={submitCount} errors={isSubmitting ? [] : faults} />
      <p className="max-w-measure text-ink-soft">{say('words.texts.mayBeEmpty')}</p>
      <HydratedFields className="space-y-6">
        {shown.map((name) => (
          <div key={name} className="space-y-3">
            <TextArea
              {...form.register(`${language}.${name}`)}
              label={labels[name]}
              optional={name === 'biography' ? undefined : say('ui.optional')}
              hint={LISTS.includes(name) && say('words.texts.commas')}
              error={
                faults.find((fault) => fault.name.startsWith(`${language}.${name}`))?.message ?? ''
              }
              lang={tag}
              dir="auto"
              rows={ROWS[name]}
            />
            <OwnText text={own[name]} lang={ownLang} />
          </div>
        ))}
      </HydratedFields>
      <SaveFoot
        memorialId={memorialId}
        saving={saving}
        label={say('words.texts.save')}
        busy={isSubmitting}
      >
        <DeleteText path={path} name={into.name} onDelete={onDelete} />
      </SaveFoot>
    </form>
  );
}

function OwnText({ text, lang }: { text: string; lang: string | undefined }) {
  const say = useSay();
  if (!text) return null;
  return (
    <div className="space-y-1 border-s border-gold ps-4 text-ink-soft">
      <p className="text-sm">{say('words.texts.own')}</p>
      <p lang={lang} dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}

type DeleteProps = { path: string; name: string; onDelete: () => void };

function DeleteText({ path, name, onDelete }: DeleteProps) {
  const say = useSay();
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)} disabled={!hydrated}>
        {say('words.texts.delete')}
      </Button>
      {asking && (
        <QuestionDialog
          title={say('words.texts.delete')}
          label={say('words.texts.delete')}
          busyLabel={say('words.texts.deleting')}
          danger
          run={async () => {
            await deleteText(path);
            setAsking(false);
            onDelete();
          }}
          failure={(error) => (
            <Banner tone="error">{failureMessage(error, say('words.texts.notDeleted'))}</Banner>
          )}
          onClose={() => setAsking(false)}
        >
          <p className="font-semibold">{say('words.texts.deleteQuestion', { language: name })}</p>
          <p>{say('words.texts.deleteMeans')}</p>
        </QuestionDialog>
      )}
    </>
  );
}

/** A 404 is fine: the translation was never saved. */
async function deleteText(path: string): Promise<void> {
  try {
    await callApi(path, { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
