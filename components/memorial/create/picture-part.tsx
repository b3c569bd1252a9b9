import { useFormContext, useWatch } from 'react-hook-form';
import { storePicture } from '@/lib/client/stored-picture';
import { PictureField } from '../form/picture-field';
import type { FormValues } from './form-values';
import type { Draft } from './use-draft';

/** The portrait of the form: kept in the browser when it is chosen, and by the server with the draft. */
export function PicturePart({ userId, draft }: { userId: string; draft: Draft | null }) {
  const { control, formState, setValue } = useFormContext<FormValues>();
  const chosen = useWatch({ control, name: 'profileImage' });
  const choose = (file: File | null) => {
    setValue('profileImage', file, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    void storePicture(userId, file);
  };
  return (
    <PictureField
      picture={chosen ?? draft?.picture ?? null}
      hint={draft && !chosen ? SAVED : PRIVACY}
      error={formState.errors.profileImage?.message}
      onChange={choose}
      onRemove={chosen ? () => choose(null) : undefined}
    />
  );
}

const PRIVACY = 'A portrait works best. Where and when it was taken is removed from the file.';
const SAVED = 'Your picture is saved. Choose another to replace it.';
