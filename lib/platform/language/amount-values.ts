import type { Language } from './languages';
import { formatMoney, type Money } from './money';

/** Replaces the amounts among a message's values by text in the language; other values stay. */
export const formatAmountValues = <Values extends object>(
  values: Values,
  language: Language,
): Values =>
  Object.values(values).some(isMoney)
    ? (Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          isMoney(value) ? formatMoney(language, value) : value,
        ]),
      ) as Values) // has the same names
    : values;

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'minor' in value && 'currency' in value;
