import { useState } from 'react';
import { FormProvider, type UseFormSetError, useForm } from 'react-hook-form';
import { LogInAgain } from '@/components/accounts/log-in-again';
import { toManagedItem } from '@/components/media/managed-item';
import { isUnfinished } from '@/components/media/upload-queue';
import { useLeaveWarning } from '@/components/media/use-leave-warning';
import { Banner } from '@/components/ui/banner';
import { ErrorSummary } from '@/components/ui/error-summary';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { callApi, failureMessage, fieldMessages, isLoggedOut } from '@/lib/browser/api';
import { useSessionEnd } from '@/lib/browser/session-end';
import { toFieldPath } from '@/lib/memorials/names';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { cannotWait } from '../form/cannot-wait';
import { type CoverChange, CoverField } from '../form/cover-field';
import { checkEdit, type EditContext } from './check-edit';
import { EditPicture } from './edit-picture';
import { EditSections } from './edit-sections';
import {
  type ApiMemorial,
  type EditedForm as Fields,
  type PrivateDetails,
  toFields,
} from './edited-memorial';
import { GalleryEditor } from './gallery-editor';
import { keepForm } from './keep-form';
import { RestoredNotice } from './restored-notice';
import { saveAfterUploads } from './save-after-uploads';
import { SaveBar } from './save-bar';
import { updateBody } from './update-body';
import { useGalleryCopy } from './use-gallery-copy';
import { useKeptEdits } from './use-kept-edits';
import { useKeptPicture } from './use-kept-picture';

type Props = {
  memorialId: string;
  /** The viewer's id, under which unsaved changes are stored. */
  userId: string;
  copy: { memorial: ApiMemorial; secrets: PrivateDetails };
  onSaved: () => void;
  /** `isChanged` is true if files were added, which Cancel does not undo. */
  onCancel: (isChanged: boolean) => void;
};

/**
 * Edits every field of a memorial and the order of its gallery, on a copy that is sent on Save (product.md 4). New
 * files are the exception: they are added at once and stay after Cancel. The browser stores changes until they are
 * saved or discarded.
 */
export function EditForm({ memorialId, userId, copy, onSaved, onCancel }: Props) {
  const say = useSay();
  const { memorial, secrets } = copy;
  const of = { userId, editor: 'page', memorialId } as const;
  const portrait = useKeptPicture(of);
  const { picture, choose } = portrait;
  const [cover, setCover] = useState<CoverChange>(null);
  const [isOpening, setOpening] = useState(false);
  const gallery = useGalleryCopy(
    memorialId,
    memorial.additionalMedia.map((item) => toManagedItem(item)),
  );
  const [failure, setFailure] = useState('');
  const [loaded] = useState(() => toFields(memorial, secrets));
  const form = useForm<Fields, EditContext>({
    defaultValues: loaded,
    resolver: checkEdit(say),
    context: {
      mayLackNumber: secrets.identityNumber === '',
      mayLeaveCauseOpen: memorial.createdBy !== userId,
    },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount, isDirty } = form.formState;
  const kept = useKeptEdits({
    of,
    form,
    loaded,
    keeping: keepForm,
    gallery,
  });
  const hasText = isDirty || gallery.isArranged;
  const hasFiles = gallery.uploads.list.some(isUnfinished);
  const without = cannotWait({ picture: !portrait.isKept || cover !== null, files: hasFiles }, say);
  const isChanged = hasText || picture !== null || cover !== null || hasFiles;
  const [hasEnded, setHasEnded] = useSessionEnd(isChanged);
  useLeaveWarning(cover !== null || ((hasText || picture !== null) && !(hasEnded && kept.isKept)));

  const save = form.handleSubmit(async (fields) => {
    try {
      const body = updateBody(loaded, fields, { picture, cover, ...gallery.sent() });
      await callApi(paths.apiMemorial(memorialId), { method: 'PUT', body });
      kept.forget();
      choose(null);
      setCover(null);
      onSaved();
    } catch (error) {
      setHasEnded(isLoggedOut(error));
      const refused = showRefusal(error, form.setError);
      const reason = failureMessage(error, '');
      if (!refused)
        setFailure(
          reason ? say('edit.editor.notUpdated', { reason }) : say('edit.editor.noAnswer'),
        );
    }
  });
  const discard = () => {
    choose(null);
    setCover(null);
    kept.discard();
  };

  return (
    <FormProvider {...form}>
      <form
        onSubmit={saveAfterUploads(gallery.uploads.queue, save, setFailure, say)}
        noValidate
        className="max-w-2xl space-y-10"
      >
        <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
        {(kept.isRestored || portrait.isRestored) && (
          <RestoredNotice
            without={say('edit.restored.withoutBoth')}
            toCheck={kept.toCheck}
            onDiscard={discard}
          />
        )}
        <EditSections
          picture={
            <>
              <EditPicture present={memorial.mainPicture} chosen={picture} onChange={choose} />
              <CoverField
                present={memorial.cover}
                change={cover}
                onChange={setCover}
                busy={isOpening}
                onBusy={setOpening}
              />
            </>
          }
          media={<GalleryEditor gallery={gallery} />}
          isCauseUnasked={loaded.causeVisibility === ''}
          memorialId={memorialId}
          visibility={memorial.visibility}
          mayReadPrivate={memorial.can.readPrivate}
        />
        {failure && !hasEnded && <Banner tone="error">{failure}</Banner>}
        {hasEnded && (
          <LogInAgain
            from={paths.memorialEditor(memorialId)}
            isKept={kept.isKept}
            without={without}
          />
        )}
        <SaveBar
          busy={isSubmitting}
          uploading={gallery.isUploading}
          disabled={isOpening}
          isChanged={isChanged}
          canWait={hasText ? kept.isKept : picture !== null && portrait.isKept}
          without={without}
          onDiscard={() => {
            discard();
            onCancel(gallery.hasAdded);
          }}
          onLeave={() => onCancel(gallery.hasAdded)}
        />
      </form>
    </FormProvider>
  );
}

/** Shows the server's messages at their fields. Returns false if none concerns a field. */
function showRefusal(error: unknown, setError: UseFormSetError<Fields>): boolean {
  const fields = fieldMessages(error);
  for (const [name, message] of fields) setError(toFieldPath(name) as keyof Fields, { message }); // the server validates with the same schema
  return fields.length > 0;
}
