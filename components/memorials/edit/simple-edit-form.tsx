import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { LogInAgain } from '@/components/accounts/log-in-again';
import type { ManagedItem } from '@/components/media/managed-item';
import { isUnfinished } from '@/components/media/upload-queue';
import { useLeaveWarning } from '@/components/media/use-leave-warning';
import { Banner } from '@/components/ui/banner';
import { ErrorSummary } from '@/components/ui/error-summary';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { loadedLater } from '@/components/ui/loaded-later';
import { TextSkeleton } from '@/components/ui/skeleton';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { callApi, failureMessage, fieldMessages, isLoggedOut } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { pathHere } from '@/lib/browser/path-here';
import { useSessionEnd } from '@/lib/browser/session-end';
import { toFieldPath } from '@/lib/memorials/names';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { RestoredNotice } from './restored-notice';
import { saveAfterUploads } from './save-after-uploads';
import { SaveBar } from './save-bar';
import { simpleBody } from './simple-body';
import { SimpleDay } from './simple-day';
import { checkSimple, FIELD_OF, type SimpleFields } from './simple-fields';
import { useGalleryCopy } from './use-gallery-copy';
import { type Keeping, useKeptEdits } from './use-kept-edits';

/** Loaded later, since it is below the fields. */
const GalleryEditor = loadedLater(() =>
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
export function SimpleEditForm({ memorialId, userId, fields, items: first }: Props) {
  const say = useSay();
  const hydrated = useHydrated();
  const of = { userId, editor: 'simple', memorialId } as const;
  const gallery = useGalleryCopy(memorialId, first);
  const [failure, setFailure] = useState('');
  const form = useForm<SimpleFields>({
    defaultValues: fields,
    resolver: checkSimple(say),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount, isDirty } = form.formState;
  const kept = useKeptEdits({ of, form, loaded: fields, keeping: keepAsTyped(fields), gallery });
  const hasText = isDirty || gallery.isArranged;
  const hasFiles = gallery.uploads.list.some(isUnfinished);
  const without = hasFiles ? [say('form.cannotWait.files')] : [];
  const [hasEnded, setHasEnded] = useSessionEnd(hasText || hasFiles);
  const leaveUnasked = useLeaveWarning(hasText && !kept.isKept);
  const leave = () => {
    leaveUnasked();
    window.location.assign(pathHere(paths.memorial(memorialId)));
  };
  const field = (name: keyof SimpleFields) => ({
    ...form.register(name),
    error: errors[name]?.message,
  });

  const save = form.handleSubmit(async (edited) => {
    try {
      const body = { ...simpleBody(fields, edited), ...gallery.sent() };
      await callApi(paths.apiMemorial(memorialId), { method: 'PUT', body });
      kept.forget();
      leave();
    } catch (error) {
      setHasEnded(isLoggedOut(error));
      const reason = failureMessage(error, '');
      setFailure(
        reason ? say('edit.simple.notUpdatedBecause', { reason }) : say('edit.simple.notUpdated'),
      );
      for (const [name, message] of fieldMessages(error)) {
        const shown = FIELD_OF[toFieldPath(name)];
        if (shown) form.setError(shown, { message });
      }
    }
  });

  return (
    <form
      onSubmit={saveAfterUploads(gallery.uploads.queue, save, setFailure, say)}
      noValidate
      className="max-w-2xl space-y-8"
    >
      <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
      {kept.isRestored && (
        <RestoredNotice without={say('edit.restored.withoutFiles')} onDiscard={kept.discard} />
      )}
      <HydratedFields className="space-y-8">
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
          <TextInput
            label={say('edit.simple.firstName')}
            autoComplete="off"
            {...field('firstName')}
          />
          <TextInput
            label={say('edit.simple.lastName')}
            autoComplete="off"
            {...field('lastName')}
          />
          <SimpleDay of="birth" form={form} />
          <SimpleDay of="death" form={form} />
        </div>
        <TextArea label={say('edit.simple.biography')} rows={10} {...field('biography')} />
        <TextInput
          label={say('edit.simple.languages')}
          hint={say('edit.simple.commas')}
          optional
          {...field('languages')}
        />
        <TextInput
          label={say('edit.simple.achievements')}
          hint={say('edit.simple.commas')}
          optional
          {...field('achievements')}
        />
        <section aria-labelledby="media-title" className="space-y-6 border-t border-line pt-6">
          <h2 id="media-title" className="text-2xl">
            {say('edit.simple.media')}
          </h2>
          <Suspense fallback={<TextSkeleton lines={5 + 4 * gallery.items.length} />}>
            <GalleryEditor gallery={gallery} />
          </Suspense>
        </section>
      </HydratedFields>
      {failure && !hasEnded && <Banner tone="error">{failure}</Banner>}
      {hasEnded && (
        <LogInAgain from={paths.editMemorial(memorialId)} isKept={kept.isKept} without={without} />
      )}
      <SaveBar
        busy={isSubmitting}
        uploading={gallery.isUploading}
        disabled={!hydrated}
        isChanged={hasText || hasFiles}
        canWait={hasText && kept.isKept}
        without={without}
        onDiscard={() => {
          kept.forget();
          leave();
        }}
        onLeave={leave}
      />
    </form>
  );
}

const keepAsTyped = (shape: SimpleFields): Keeping<SimpleFields> => ({
  shape,
  toKept: (changed) => changed,
  fromKept: (kept) => ({ fields: kept, toCheck: [] }),
});
