import type { Translate } from '@/lib/platform/language/message';

/** Returns the age at death from two ISO dates: '76 years'; '' if it is less than a year or a date is missing. */
export function lifeSpan(birthDate: string, deathDate: string, t: Translate): string {
  if (!birthDate || !deathDate) return '';
  const [bornIn, bornOn] = yearAndDay(birthDate);
  const [diedIn, diedOn] = yearAndDay(deathDate);
  const years = diedIn - bornIn - (diedOn < bornOn ? 1 : 0);
  return years < 1 ? '' : t('form.basic.age', { years });
}

const yearAndDay = (isoDay: string) => [Number(isoDay.slice(0, 4)), isoDay.slice(4)] as const;
