import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { LazyLoggedOutBanner } from '@/components/accounts/lazy-logged-out-banner';
import type { ManagedItem } from '@/components/media/managed-item';
import { wouldBeLost } from '@/components/media/upload-queue';
import { useLeaveWarning } from '@/components/media/use-leave-warning';
import { Banner } from '@/components/ui/banner';
import { ErrorSummary } from '@/components/ui/error-summary';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { lazyWithRetry } from '@/components/ui/lazy-with-retry';
import { TextSkeleton } from '@/components/ui/skeleton';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { apiErrorMessage, callApi, fieldMessages, isLoggedOut } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import { useSessionEnd } from '@/lib/browser/session-end';
import { GALLERY_PAGE_SIZE } from '@/lib/media/gallery-rules';
import { toFieldPath } from '@/lib/memorials/names';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { RestoredNotice } from './restored-notice';
import { saveAfterUploads } from './save-after-uploads';
import { SaveBar } from './save-bar';
import { simpleEditBody } from './simple-edit-body';
import { FIELD_FOR_ERROR, type SimpleFields, simpleEditResolver } from './simple-fields';
import { SimplePartialDate } from './simple-partial-date';
import { useGalleryDraft } from './use-gallery-draft';
import { type FormStorage, useStoredEdits } from './use-stored-edits';

/** Loaded after the page, since it is below the fields. */
const GalleryEditor = lazyWithRetry(() =>
  import('./gallery-editor').then((module) => module.GalleryEditor),
);

type Props = {
  memorialId: string;
  /** The viewer's id, under which unsaved changes are stored. */
  userId: string;
  fields: SimpleFields;
  items: ManagedItem[];
};

/**
 * The simple editor (product.md 2, "Edit memorial"): name, dates, biography, two lists, and the gallery. The browser
 * stores changes until they are saved or discarded.
 */
export function SimpleEditForm({ memorialId, userId, fields, items: initialItems }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const editsKey = { userId, editor: 'simple', memorialId } as const;
  const gallery = useGalleryDraft(memorialId, initialItems);
  const [failure, setFailure] = useState('');
  const form = useForm<SimpleFields>({
    defaultValues: fields,
    resolver: simpleEditResolver(t),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount, isDirty } = form.formState;
  const storedEdits = useStoredEdits({
    key: editsKey,
    form,
    loaded: fields,
    storage: plainStorage(fields),
    gallery,
  });
  const hasStorableChanges = isDirty || gallery.isArranged;
  const hasUnsentFiles = gallery.uploads.list.some(wouldBeLost);
  const unstoredLabels = hasUnsentFiles ? [t('form.cannotWait.files')] : [];
  const [hasEnded, setHasEnded] = useSessionEnd(hasStorableChanges || hasUnsentFiles);
  const leaveWithoutWarning = useLeaveWarning(hasStorableChanges && !storedEdits.isStored);
  const leave = () => {
    leaveWithoutWarning();
    window.location.assign(pathInPageLanguage(paths.memorial(memorialId)));
  };
  const field = (name: keyof SimpleFields) => ({
    ...form.register(name),
    error: errors[name]?.message,
  });

  const save = form.handleSubmit(async (edited) => {
    try {
      const body = { ...simpleEditBody(fields, edited), ...gallery.mediaFields() };
      await callApi(paths.apiMemorial(memorialId), { method: 'PUT', body });
      storedEdits.discardStored();
      leave();
    } catch (error) {
      setHasEnded(isLoggedOut(error));
      const reason = apiErrorMessage(error, '');
      setFailure(
        reason ? t('edit.simple.notUpdatedBecause', { reason }) : t('edit.simple.notUpdated'),
      );
      for (const [name, message] of fieldMessages(error)) {
        const fieldName = FIELD_FOR_ERROR[toFieldPath(name)];
        if (fieldName) form.setError(fieldName, { message });
      }
    }
  });

  return (
    <form
      onSubmit={saveAfterUploads(gallery.uploads.queue, save, setFailure, t)}
      noValidate
      className="max-w-2xl space-y-8"
    >
      <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
      {storedEdits.isRestored && (
        <RestoredNotice
          unstoredNote={t('edit.restored.withoutFiles')}
          onDiscard={storedEdits.discard}
        />
      )}
      <HydratedFields className="space-y-8">
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
          <TextInput
            label={t('edit.simple.firstName')}
            autoComplete="off"
            {...field('firstName')}
          />
          <TextInput label={t('edit.simple.lastName')} autoComplete="off" {...field('lastName')} />
          <SimplePartialDate lifeEvent="birth" form={form} />
          <SimplePartialDate lifeEvent="death" form={form} />
        </div>
        <TextArea label={t('edit.simple.biography')} rows={10} {...field('biography')} />
        <TextInput
          label={t('edit.simple.languages')}
          hint={t('edit.simple.commas')}
          optional
          {...field('languages')}
        />
        <TextInput
          label={t('edit.simple.achievements')}
          hint={t('edit.simple.commas')}
          optional
          {...field('achievements')}
        />
        <section aria-labelledby="media-title" className="space-y-6 border-t border-line pt-6">
          <h2 id="media-title" className="text-2xl">
            {t('edit.simple.media')}
          </h2>
          <Suspense
            fallback={
              <TextSkeleton lines={5 + 4 * Math.min(gallery.items.length, GALLERY_PAGE_SIZE)} />
            }
          >
            <GalleryEditor gallery={gallery} />
          </Suspense>
        </section>
      </HydratedFields>
      {failure && !hasEnded && <Banner tone="error">{failure}</Banner>}
      {hasEnded && (
        <LazyLoggedOutBanner
          from={paths.editMemorial(memorialId)}
          isStored={storedEdits.isStored}
          unstorableLabels={unstoredLabels}
        />
      )}
      <SaveBar
        busy={isSubmitting}
        uploading={gallery.isUploading}
        disabled={!hydrated}
        isChanged={hasStorableChanges || hasUnsentFiles}
        canKeep={hasStorableChanges && storedEdits.isStored}
        unstoredLabels={unstoredLabels}
        onDiscard={() => {
          storedEdits.discardStored();
          leave();
        }}
        onLeave={leave}
      />
    </form>
  );
}

const plainStorage = (shape: SimpleFields): FormStorage<SimpleFields> => ({
  shape,
  toStored: (changed) => changed,
  fromStored: (storedEdits) => ({ fields: storedEdits, toCheck: [] }),
});
