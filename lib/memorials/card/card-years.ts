import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { type LifeDates, lifeYears } from '../life-date-rules';

/** The years of a life on the preview card, in English: one picture serves all languages. */
export const cardYears = (life: LifeDates) =>
  lifeYears(life, translatorFor(DEFAULT_LANGUAGE), DEFAULT_LANGUAGE);
