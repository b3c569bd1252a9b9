import { useFormContext, useWatch } from 'react-hook-form';
import { PictureField } from '../form/picture-field';
import type { FormValues } from './form-values';
import type { Draft } from './use-draft';

type Props = { draft: Draft | null; keep: (picture: File | null) => void };

/** The portrait of the form: stored in the browser when it is chosen, and on the server with the draft. */
export function PicturePart({ draft, keep }: Props) {
  const { control, formState, setValue } = useFormContext<FormValues>();
  const chosen = useWatch({ control, name: 'profileImage' });
  const choose = (file: File | null) => {
    setValue('profileImage', file, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    keep(file);
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

const PRIVACY = 'A portrait works best. The place and time stored in the file are deleted.';
const SAVED = 'Your picture is saved. Choose another to replace it.';
