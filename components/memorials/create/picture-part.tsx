import { useFormContext, useWatch } from 'react-hook-form';
import { useSay } from '@/lib/platform/language/use-say';
import { PictureField } from '../form/picture-field';
import type { FormValues } from './form-values';
import type { Draft } from './use-draft';

type Props = { draft: Draft | null; keep: (picture: File | null) => void };

/** The form's portrait. The browser stores it as soon as it is chosen; the server gets it with the draft. */
export function PicturePart({ draft, keep }: Props) {
  const say = useSay();
  const { control, formState, setValue } = useFormContext<FormValues>();
  const chosen = useWatch({ control, name: 'profileImage' });
  const choose = (file: File | null) => {
    setValue('profileImage', file, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    keep(file);
  };
  return (
    <PictureField
      picture={chosen ?? draft?.picture ?? null}
      hint={say(draft && !chosen ? 'create.picture.savedHint' : 'create.picture.hint')}
      error={formState.errors.profileImage?.message}
      onChange={choose}
      onRemove={chosen ? () => choose(null) : undefined}
    />
  );
}
