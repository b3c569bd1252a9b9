import { useFormContext, useWatch } from 'react-hook-form';
import { dateErrors, latestToday } from '@/lib/memorials/date-rules';
import { translateWith } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { lifeSpan } from './life-span';
import type { MemorialFields } from './memorial-fields';

/** While somebody types a year, date inputs report 0002, 0020 and 0202. Dates before this day are ignored. */
const FIRST_CHECKED_DAY = '1000-01-01';

/** Returns the errors of the typed dates by field and, if there are none and both dates are exact, the age at death. */
export function useDateErrors() {
  const t = useTranslate();
  const { control } = useFormContext<MemorialFields>();
  const [birthDate, deathDate, disasterDate] = useWatch({
    control,
    name: ['birthDate', 'deathDate', 'disasterDate'],
  }).map((day) => (day >= FIRST_CHECKED_DAY ? day : '')) as [string, string, string]; // one for each name
  const [birthPrecision, deathPrecision] = useWatch({
    control,
    name: ['birthPrecision', 'deathPrecision'],
  });
  const days = { birthDate, birthPrecision, deathDate, deathPrecision, disasterDate };
  const isExact = birthPrecision === 'day' && deathPrecision === 'day';
  const errors = new Map(
    dateErrors(days, latestToday(Date.now())).map(({ field, fault }) => [
      field,
      translateWith(t)(fault),
    ]),
  );
  return {
    faults: errors,
    age: isExact && errors.size === 0 ? lifeSpan(birthDate, deathDate, t) : '',
  };
}
