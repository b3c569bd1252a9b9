'use client';

import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { TextArea } from '@/components/ui/text-area';
import { ApiError, apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import type { ParsedTexts, TypedTexts } from '@/lib/memorials/schema-texts';
import { TEXT_FIELDS, type TextField } from '@/lib/memorials/text-fields';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { SaveFooter } from './save-footer';
import { useFormSave } from './use-form-save';

/** The fields of a translation as typed; lists are separated by commas. */
export type TypedTranslation = Record<TextField, string>;

/** A language for a translation, with its name in the page's language. */
export type TargetLanguage = { language: string; tag: string; name: string };

type Props = {
  memorialId: string;
  targetLanguage: TargetLanguage;
  text: TypedTranslation;
  /** The family's original text, and its language if known. */
  original: TypedTranslation;
  originalLang: string | undefined;
  labels: TypedTranslation;
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

/** The form of a translation, with the original text below each field. Fields that are empty in both are omitted. */
export function TranslationForm({
  memorialId,
  targetLanguage,
  text,
  original,
  originalLang,
  labels,
  onDelete,
}: Props) {
  const t = useTranslate();
  const { language, tag } = targetLanguage;
  const resolver = useResolver(loadSchema);
  const form = useSubmitForm<TypedTexts, ParsedTexts>({
    defaultValues: { [language]: text },
    resolver,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const fieldErrors = flattenErrors(errors);
  const saving = useFormSave(form, t('words.texts.notSaved'));
  const path = paths.apiMemorialText(memorialId, language);
  const save = form.handleSubmit((parsedTexts) =>
    saving.run(async () => {
      const body = parsedTexts[language];
      const { message } = await callApi<{ message: string }>(path, {
        method: 'PUT',
        ...(body && { body }),
      });
      return message;
    }),
  );
  const shownFields = TEXT_FIELDS.filter((name) => original[name] || text[name]);
  return (
    <form onSubmit={save} noValidate className="space-y-6">
      <ErrorSummary key={submitCount} errors={isSubmitting ? [] : fieldErrors} />
      <p className="max-w-measure text-ink-soft">{t('words.texts.mayBeEmpty')}</p>
      <HydratedFields className="space-y-6">
        {shownFields.map((name) => (
          <div key={name} className="space-y-3">
            <TextArea
              {...form.register(`${language}.${name}`)}
              label={labels[name]}
              optional={name === 'biography' ? undefined : t('ui.optional')}
              hint={LISTS.includes(name) && t('words.texts.commas')}
              error={
                fieldErrors.find((fieldError) => fieldError.name.startsWith(`${language}.${name}`))
                  ?.message ?? ''
              }
              lang={tag}
              dir="auto"
              rows={ROWS[name]}
            />
            <OriginalTextNote text={original[name]} lang={originalLang} />
          </div>
        ))}
      </HydratedFields>
      <SaveFooter
        memorialId={memorialId}
        saving={saving}
        label={t('words.texts.save')}
        busy={isSubmitting}
      >
        <DeleteTranslation path={path} name={targetLanguage.name} onDelete={onDelete} />
      </SaveFooter>
    </form>
  );
}

function OriginalTextNote({ text, lang }: { text: string; lang: string | undefined }) {
  const t = useTranslate();
  if (!text) return null;
  return (
    <div className="space-y-1 border-s border-gold ps-4 text-ink-soft">
      <p className="text-sm">{t('words.texts.own')}</p>
      <p lang={lang} dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}

type DeleteProps = { path: string; name: string; onDelete: () => void };

function DeleteTranslation({ path, name, onDelete }: DeleteProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsDialogOpen(true)} disabled={!hydrated}>
        {t('words.texts.delete')}
      </Button>
      {isDialogOpen && (
        <QuestionDialog
          title={t('words.texts.delete')}
          label={t('words.texts.delete')}
          busyLabel={t('words.texts.deleting')}
          danger
          run={async () => {
            await deleteTranslation(path);
            setIsDialogOpen(false);
            onDelete();
          }}
          failure={(error) => (
            <Banner tone="error">{apiErrorMessage(error, t('words.texts.notDeleted'))}</Banner>
          )}
          onClose={() => setIsDialogOpen(false)}
        >
          <p className="font-semibold">{t('words.texts.deleteQuestion', { language: name })}</p>
          <p>{t('words.texts.deleteMeans')}</p>
        </QuestionDialog>
      )}
    </>
  );
}

/** Ignores a 404, which means that the translation was never saved. */
async function deleteTranslation(path: string): Promise<void> {
  try {
    await callApi(path, { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
