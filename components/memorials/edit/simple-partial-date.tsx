import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { PartialDateInput } from '../form/partial-date-input';
import type { SimpleFields } from './simple-fields';

const PARTS = {
  birth: { day: 'dateOfBirth', precision: 'birthPrecision' },
  death: { day: 'dateOfDeath', precision: 'deathPrecision' },
} as const;

type Props = { of: keyof typeof PARTS; form: UseFormReturn<SimpleFields> };

/** A date on the edit page, which may be known only in part. */
export function SimplePartialDate({ of, form }: Props) {
  const t = useTranslate();
  const { day, precision } = PARTS[of];
  const [value, known] = useWatch({ control: form.control, name: [day, precision] });
  const { isSubmitted, errors } = form.formState;
  return (
    <PartialDateInput
      of={of}
      id={day}
      label={t(`edit.simple.${of}Date`)}
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
