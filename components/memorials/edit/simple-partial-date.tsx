import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { PartialDateInput } from '../form/partial-date-input';
import type { SimpleFields } from './simple-fields';

const DATE_FIELDS = {
  birth: { day: 'dateOfBirth', precision: 'birthPrecision' },
  death: { day: 'dateOfDeath', precision: 'deathPrecision' },
} as const;

type Props = { lifeEvent: keyof typeof DATE_FIELDS; form: UseFormReturn<SimpleFields> };

/** The date of birth or death on the edit page, which may be only partly known. */
export function SimplePartialDate({ lifeEvent, form }: Props) {
  const t = useTranslate();
  const { day, precision } = DATE_FIELDS[lifeEvent];
  const [value, knownPrecision] = useWatch({ control: form.control, name: [day, precision] });
  const { isSubmitted, errors } = form.formState;
  return (
    <PartialDateInput
      lifeEvent={lifeEvent}
      id={day}
      label={t(`edit.simple.${lifeEvent}Date`)}
      day={value}
      precision={knownPrecision}
      error={errors[day]?.message}
      onChange={(nextDay, nextPrecision) => {
        form.setValue(precision, nextPrecision, { shouldDirty: true });
        form.setValue(day, nextDay, { shouldDirty: true });
        if (isSubmitted) void form.trigger(['dateOfBirth', 'dateOfDeath']);
      }}
    />
  );
}
