import { useFormContext, useWatch } from 'react-hook-form';
import type { DateFieldProps } from '../form/basic-section';
import type { MemorialFields } from '../form/memorial-fields';
import { PartialDateInput } from '../form/partial-date-input';

const PARTS = {
  birthDate: { of: 'birth', precision: 'birthPrecision' },
  deathDate: { of: 'death', precision: 'deathPrecision' },
} as const;

/** A date of an existing memorial, which may be known only in part. */
export function PartialDateField({ name, ...texts }: DateFieldProps) {
  const { control, setValue, trigger, getFieldState, formState } = useFormContext<MemorialFields>();
  const { of, precision } = PARTS[name];
  const [day, known] = useWatch({ control, name: [name, precision] });
  const { error } = getFieldState(name, formState);
  const refused = getFieldState(precision, formState).error;
  return (
    <PartialDateInput
      {...texts}
      id={name}
      of={of}
      day={day}
      precision={known}
      error={error?.message ?? refused?.message}
      onChange={(nextDay, nextPrecision) => {
        setValue(precision, nextPrecision, { shouldDirty: true });
        setValue(name, nextDay, { shouldDirty: true });
        if (formState.isSubmitted) void trigger(['birthDate', 'deathDate', 'disasterDate']);
      }}
    />
  );
}
