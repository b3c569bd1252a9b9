import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSay } from '@/lib/platform/language/use-say';
import { KnownDate } from '../form/known-date';
import type { SimpleFields } from './simple-fields';

const PARTS = {
  birth: { day: 'dateOfBirth', precision: 'birthPrecision' },
  death: { day: 'dateOfDeath', precision: 'deathPrecision' },
} as const;

type Props = { of: keyof typeof PARTS; form: UseFormReturn<SimpleFields> };

/** A date on the edit page, which may be known only in part. */
export function SimpleDay({ of, form }: Props) {
  const say = useSay();
  const { day, precision } = PARTS[of];
  const [value, known] = useWatch({ control: form.control, name: [day, precision] });
  const { isSubmitted, errors } = form.formState;
  return (
    <KnownDate
      of={of}
      id={day}
      label={say(`edit.simple.${of}Date`)}
      day={value}
      precision={known}
      error={errors[day]?.message}
      onChange={(nextDay, nextPrecision) => {
        form.setValue(precision, nextPrecision, { shouldDirty: true });
        form.setValue(day, nextDay, { shouldDirty: true });
        if (isSubmitted) void form.trigger(['dateOfBirth', 'dateOfDeath']);
      }}
    />
  );
}
