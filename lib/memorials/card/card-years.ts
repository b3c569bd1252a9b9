import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import { type LifeDates, lifeYears } from '../life-date-rules';

/** The years of a life on the preview card, in English: one picture serves all languages. */
export const cardYears = (life: LifeDates) =>
  lifeYears(life, wordsIn(DEFAULT_LANGUAGE), DEFAULT_LANGUAGE);
