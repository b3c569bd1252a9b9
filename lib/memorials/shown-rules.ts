import type { LifeDates } from './life-date-rules';
import type { BirthShown } from './rules';

/** The dates that visitors see: the birth in full, only its year, or hidden (''). */
export function shownLife<Life extends LifeDates>(life: Life, birthShown: BirthShown): Life {
  const { birthDate, birthPrecision } = life;
  if (birthShown === 'none') return { ...life, birthDate: '' };
  const isExact = birthPrecision === 'day' || birthPrecision === 'month';
  if (birthShown === 'full' || !isExact) return life;
  return { ...life, birthDate: `${birthDate.slice(0, 4)}-01-01`, birthPrecision: 'year' };
}
