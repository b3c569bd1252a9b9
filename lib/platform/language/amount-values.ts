import type { Language } from './languages';
import { type Money, moneyIn } from './money';

/** The values of a message with its amounts written as a language writes them; other values stay what they are. */
export const withAmounts = <Values extends object>(values: Values, language: Language): Values =>
  Object.values(values).some(isMoney)
    ? (Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          isMoney(value) ? moneyIn(language, value) : value,
        ]),
      ) as Values) // the same names
    : values;

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'minor' in value && 'currency' in value;
