import { useState } from 'react';
import { FormProvider, type UseFormSetError, useForm } from 'react-hook-form';
import { LazyLoggedOutBanner } from '@/components/accounts/lazy-logged-out-banner';
import { toManagedItem } from '@/components/media/managed-item';
import { wouldBeLost } from '@/components/media/upload-queue';
import { useLeaveWarning } from '@/components/media/use-leave-warning';
import { Banner } from '@/components/ui/banner';
import { ErrorSummary } from '@/components/ui/error-summary';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { apiErrorMessage, callApi, fieldMessages, isLoggedOut } from '@/lib/browser/api';
import { useSessionEnd } from '@/lib/browser/session-end';
import { toFieldPath } from '@/lib/memorials/names';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { type CoverChange, CoverField } from '../form/cover-field';
import { getUnstorableLabels } from '../form/unstorable-labels';
import { checkEdit, type EditContext } from './check-edit';
import { EditPicture } from './edit-picture';
import { EditSections } from './edit-sections';
import {
  type ApiMemorial,
  type EditedForm as Fields,
  type PrivateDetails,
  toFields,
} from './edited-memorial';
import { formStorage } from './form-storage';
import { GalleryEditor } from './gallery-editor';
import { RestoredNotice } from './restored-notice';
import { saveAfterUploads } from './save-after-uploads';
import { SaveBar } from './save-bar';
import { updateBody } from './update-body';
import { useGalleryDraft } from './use-gallery-draft';
import { useStoredEdits } from './use-stored-edits';
import { useStoredPicture } from './use-stored-picture';

type Props = {
  memorialId: string;
  /** The viewer's id, under which unsaved changes are stored. */
  userId: string;
  copy: { memorial: ApiMemorial; secrets: PrivateDetails };
  onSaved: () => void;
  /** Called with true if files were added, which Cancel does not undo. */
  onCancel: (isChanged: boolean) => void;
};

/**
 * Lets people edit every field of a memorial and arrange its gallery, on a copy that Save sends to the server
 * (product.md 4). New files are the exception: they are added at once and stay after Cancel. The browser stores changes
 * until they are saved or discarded.
 */
export function EditForm({ memorialId, userId, copy, onSaved, onCancel }: Props) {
  const t = useTranslate();
  const { memorial, secrets } = copy;
  const editsKey = { userId, editor: 'page', memorialId } as const;
  const portrait = useStoredPicture(editsKey);
  const { picture, choose } = portrait;
  const [cover, setCover] = useState<CoverChange>(null);
  const [isOpeningCover, setOpening] = useState(false);
  const gallery = useGalleryDraft(
    memorialId,
    memorial.additionalMedia.map((item) => toManagedItem(item)),
  );
  const [failure, setFailure] = useState('');
  const [loaded] = useState(() => toFields(memorial, secrets));
  const form = useForm<Fields, EditContext>({
    defaultValues: loaded,
    resolver: checkEdit(t),
    context: {
      mayLackNumber: secrets.identityNumber === '',
      mayLeaveCauseOpen: memorial.createdBy !== userId,
    },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount, isDirty } = form.formState;
  const storedEdits = useStoredEdits({
    key: editsKey,
    form,
    loaded,
    storage: formStorage,
    gallery,
  });
  const hasEdits = isDirty || gallery.isArranged;
  const hasUnsentFiles = gallery.uploads.list.some(wouldBeLost);
  const unstorableLabels = getUnstorableLabels(
    { picture: !portrait.isStored || cover !== null, files: hasUnsentFiles },
    t,
  );
  const isChanged = hasEdits || picture !== null || cover !== null || hasUnsentFiles;
  const [hasEnded, setHasEnded] = useSessionEnd(isChanged);
  useLeaveWarning(
    cover !== null || ((hasEdits || picture !== null) && !(hasEnded && storedEdits.isStored)),
  );

  const save = form.handleSubmit(async (fields) => {
    try {
      const body = updateBody(loaded, fields, { picture, cover, ...gallery.mediaFields() });
      await callApi(paths.apiMemorial(memorialId), { method: 'PUT', body });
      storedEdits.discardStored();
      choose(null);
      setCover(null);
      onSaved();
    } catch (error) {
      setHasEnded(isLoggedOut(error));
      const hasFieldErrors = showErrors(error, form.setError);
      const reason = apiErrorMessage(error, '');
      if (!hasFieldErrors)
        setFailure(reason ? t('edit.editor.notUpdated', { reason }) : t('edit.editor.noAnswer'));
    }
  });
  const discard = () => {
    choose(null);
    setCover(null);
    storedEdits.discard();
  };

  return (
    <FormProvider {...form}>
      <form
        onSubmit={saveAfterUploads(gallery.uploads.queue, save, setFailure, t)}
        noValidate
        className="max-w-2xl space-y-10"
      >
        <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
        {(storedEdits.isRestored || portrait.isRestored) && (
          <RestoredNotice
            unstoredNote={t('edit.restored.withoutBoth')}
            relativesToCheck={storedEdits.toCheck}
            onDiscard={discard}
          />
        )}
        <EditSections
          picture={
            <>
              <EditPicture currentUrl={memorial.mainPicture} chosen={picture} onChange={choose} />
              <CoverField
                currentUrl={memorial.cover}
                change={cover}
                onChange={setCover}
                busy={isOpeningCover}
                onBusy={setOpening}
              />
            </>
          }
          media={<GalleryEditor gallery={gallery} />}
          isCauseUndecided={loaded.causeVisibility === ''}
          memorialId={memorialId}
          visibility={memorial.visibility}
          mayReadPrivate={memorial.can.readPrivate}
        />
        {failure && !hasEnded && <Banner tone="error">{failure}</Banner>}
        {hasEnded && (
          <LazyLoggedOutBanner
            from={paths.memorialEditor(memorialId)}
            isStored={storedEdits.isStored}
            unstorableLabels={unstorableLabels}
          />
        )}
        <SaveBar
          busy={isSubmitting}
          uploading={gallery.isUploading}
          disabled={isOpeningCover}
          isChanged={isChanged}
          canKeep={hasEdits ? storedEdits.isStored : picture !== null && portrait.isStored}
          unstoredLabels={unstorableLabels}
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

/** Shows the server's messages beside their fields. Returns false if none is about a field. */
function showErrors(error: unknown, setError: UseFormSetError<Fields>): boolean {
  const fields = fieldMessages(error);
  for (const [name, message] of fields) setError(toFieldPath(name) as keyof Fields, { message }); // the server validates with the same schema
  return fields.length > 0;
}
