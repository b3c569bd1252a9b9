import { useFormContext, useWatch } from 'react-hook-form';
import type { DateFieldProps } from '../form/basic-section';
import type { MemorialFields } from '../form/memorial-fields';
import { PartialDateInput } from '../form/partial-date-input';

const DATE_FIELDS = {
  birthDate: { of: 'birth', precision: 'birthPrecision' },
  deathDate: { of: 'death', precision: 'deathPrecision' },
} as const;

/** The date of birth or death of an existing memorial, which may be only partly known. */
export function PartialDateField({ name, ...texts }: DateFieldProps) {
  const { control, setValue, trigger, getFieldState, formState } = useFormContext<MemorialFields>();
  const { of: lifeEvent, precision } = DATE_FIELDS[name];
  const [day, knownPrecision] = useWatch({ control, name: [name, precision] });
  const { error } = getFieldState(name, formState);
  const precisionError = getFieldState(precision, formState).error;
  return (
    <PartialDateInput
      {...texts}
      id={name}
      lifeEvent={lifeEvent}
      day={day}
      precision={knownPrecision}
      error={error?.message ?? precisionError?.message}
      onChange={(nextDay, nextPrecision) => {
        setValue(precision, nextPrecision, { shouldDirty: true });
        setValue(name, nextDay, { shouldDirty: true });
        if (formState.isSubmitted) void trigger(['birthDate', 'deathDate', 'disasterDate']);
      }}
    />
  );
}
