import { useState } from 'react';
import { FormProvider, type UseFormSetError, useForm } from 'react-hook-form';
import { ErrorSummary } from '@/components/forms/error-summary';
import { flattenErrors } from '@/components/forms/flatten-errors';
import { toManagedItem } from '@/components/media/managed-item';
import { useLeaveWarning } from '@/components/media/use-leave-warning';
import { callApi, failureMessage, fieldMessages } from '@/lib/client/api';
import { paths } from '@/lib/paths';
import { Banner } from '../../ui/banner';
import { checkEdit, type EditContext } from './check-edit';
import { EditPicture } from './edit-picture';
import { EditSections } from './edit-sections';
import { type ApiMemorial, type PrivateDetails, toFields } from './edited-memorial';
import { GalleryEditor } from './gallery-editor';
import { saveAfterUploads } from './save-after-uploads';
import { SaveBar } from './save-bar';
import { updateBody } from './update-body';
import { useGalleryCopy } from './use-gallery-copy';

type Props = {
  memorialId: string;
  copy: { memorial: ApiMemorial; secrets: PrivateDetails };
  onSaved: () => void;
  onCancel: () => void;
};
type Fields = ReturnType<typeof toFields>;

/**
 * Every field of a memorial and its gallery's order, on a copy that Save sends (spec 4). New files alone
 * are added at once, and stay when the person cancels.
 */
export function EditForm({ memorialId, copy, onSaved, onCancel }: Props) {
  const { memorial, secrets } = copy;
  const [picture, setPicture] = useState<File | null>(null);
  const gallery = useGalleryCopy(memorialId, memorial.additionalMedia.map(toManagedItem));
  const [failure, setFailure] = useState('');
  const [loaded] = useState(() => toFields(memorial, secrets));
  const form = useForm<Fields, EditContext>({
    defaultValues: loaded,
    resolver: checkEdit,
    context: { mayLackNumber: secrets.identityNumber === '' },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount, isDirty } = form.formState;
  useLeaveWarning(isDirty || gallery.isArranged || picture !== null);

  const save = form.handleSubmit(async (fields) => {
    try {
      const body = updateBody(loaded, fields, { picture, ...gallery.sent() });
      await callApi(paths.apiMemorial(memorialId), { method: 'PUT', body });
      onSaved();
    } catch (error) {
      const refused = showRefusal(error, form.setError);
      const message = failureMessage(error, 'no answer from the server');
      if (!refused) setFailure(`Error updating memorial: ${message}`);
    }
  });

  return (
    <FormProvider {...form}>
      <form
        onSubmit={saveAfterUploads(gallery.uploads.queue, save, setFailure)}
        noValidate
        className="max-w-2xl space-y-10"
      >
        <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
        <EditSections
          picture={
            <EditPicture present={memorial.mainPicture} chosen={picture} onChange={setPicture} />
          }
          media={<GalleryEditor gallery={gallery} />}
        />
        {failure && <Banner tone="error">{failure}</Banner>}
        <SaveBar busy={isSubmitting} uploading={gallery.isUploading} onCancel={onCancel} />
      </form>
    </FormProvider>
  );
}

/** Puts the server's words beside the fields they are about. False when they are about no field. */
function showRefusal(error: unknown, setError: UseFormSetError<Fields>): boolean {
  const fields = fieldMessages(error);
  for (const [name, message] of fields) setError(name as keyof Fields, { message }); // named by the server's same schema
  return fields.length > 0;
}
