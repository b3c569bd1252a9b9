import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CheckContext } from './check-form';
import type { FormValues } from './form-values';
import { isRecent } from './recent-death';

/** When the day of a recent death is typed, offers to show the year of birth alone, until somebody chooses. */
export function useSaferBirth({
  control,
  setValue,
  formState: { dirtyFields, touchedFields },
}: UseFormReturn<FormValues, CheckContext>): void {
  const deathDate = useWatch({ control, name: 'deathDate' });
  const isTyped = dirtyFields.deathDate === true;
  const isChosen = touchedFields.birthShown === true;
  useEffect(() => {
    if (isTyped && deathDate && !isChosen)
      setValue('birthShown', isRecent(deathDate, new Date()) ? 'year' : 'full');
  }, [isTyped, isChosen, deathDate, setValue]);
}
