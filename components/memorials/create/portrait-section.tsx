import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { PortraitField } from '../form/portrait-field';
import type { FormValues } from './form-values';
import type { Draft } from './use-draft';

type Props = { draft: Draft | null; storePortrait: (picture: File | null) => void };

/** The form's portrait. The browser stores it as soon as it is chosen, and the server receives it with the draft. */
export function PortraitSection({ draft, storePortrait }: Props) {
  const t = useTranslate();
  const { control, formState, setValue } = useFormContext<FormValues>();
  const chosen = useWatch({ control, name: 'profileImage' });
  const choose = (file: File | null) => {
    setValue('profileImage', file, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    storePortrait(file);
  };
  return (
    <PortraitField
      picture={chosen ?? draft?.picture ?? null}
      hint={t(draft && !chosen ? 'create.picture.savedHint' : 'create.picture.hint')}
      error={formState.errors.profileImage?.message}
      onChange={choose}
      onRemove={chosen ? () => choose(null) : undefined}
    />
  );
}
