import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { FormValues } from './form-values';
import { wasChild } from './was-child';

/** When the dates of a child's life are typed, presets the level 'unlisted', unless somebody has chosen. */
export function useSaferLevel(): void {
  const { control, setValue } = useFormContext<FormValues>();
  const { dirtyFields, touchedFields } = useFormState({ control });
  const [birthDate, deathDate] = useWatch({ control, name: ['birthDate', 'deathDate'] });
  const isTyped = dirtyFields.birthDate === true || dirtyFields.deathDate === true;
  const isChosen = touchedFields.visibility === true;
  useEffect(() => {
    if (isTyped && birthDate && deathDate && !isChosen)
      setValue('visibility', wasChild(birthDate, deathDate) ? 'unlisted' : 'public');
  }, [isTyped, isChosen, birthDate, deathDate, setValue]);
}
