import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { FormValues } from './form-values';
import { isRecentDeath } from './recent-death';

/**
 * When a recent date of death is typed, preselects showing only the year of birth, unless the user has already made a
 * choice.
 */
export function useBirthYearPreset(): void {
  const { control, setValue } = useFormContext<FormValues>();
  const { dirtyFields, touchedFields } = useFormState({ control });
  const deathDate = useWatch({ control, name: 'deathDate' });
  const isTyped = dirtyFields.deathDate === true;
  const isChosen = touchedFields.birthShown === true;
  useEffect(() => {
    if (isTyped && deathDate && !isChosen)
      setValue('birthShown', isRecentDeath(deathDate, new Date()) ? 'year' : 'full');
  }, [isTyped, isChosen, deathDate, setValue]);
}
