import type { Translate } from '@/lib/platform/language/message';

/** Returns '76 years' for two ISO dates; '' for less than a year or if a date is missing. */
export function lifeSpan(birthDate: string, deathDate: string, t: Translate): string {
  if (!birthDate || !deathDate) return '';
  const [bornIn, bornOn] = yearAndDay(birthDate);
  const [diedIn, diedOn] = yearAndDay(deathDate);
  const years = diedIn - bornIn - (diedOn < bornOn ? 1 : 0);
  return years < 1 ? '' : t('form.basic.age', { years });
}

const yearAndDay = (isoDay: string) => [Number(isoDay.slice(0, 4)), isoDay.slice(4)] as const;
