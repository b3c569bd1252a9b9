import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { diedAsChild } from './died-as-child';
import type { FormValues } from './form-values';

/** Once the dates typed are those of a child's life, selects the level 'unlisted', unless one was already chosen. */
export function useChildVisibilityPreset(): void {
  const { control, setValue } = useFormContext<FormValues>();
  const { dirtyFields, touchedFields } = useFormState({ control });
  const [birthDate, deathDate] = useWatch({ control, name: ['birthDate', 'deathDate'] });
  const isTyped = dirtyFields.birthDate === true || dirtyFields.deathDate === true;
  const isChosen = touchedFields.visibility === true;
  useEffect(() => {
    if (isTyped && birthDate && deathDate && !isChosen)
      setValue('visibility', diedAsChild(birthDate, deathDate) ? 'unlisted' : 'public');
  }, [isTyped, isChosen, birthDate, deathDate, setValue]);
}
