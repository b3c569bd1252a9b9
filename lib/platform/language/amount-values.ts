import type { Language } from './languages';
import { formatMoney, type Money } from './money';
import { formatWait, type Wait } from './wait';

/** Replaces amounts and waiting times among a message's values by text in the language; other values stay. */
export const formatAmountValues = <Values extends object>(
  values: Values,
  language: Language,
): Values =>
  Object.values(values).some((value) => isMoney(value) || isWait(value))
    ? (Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, formatValue(value, language)]),
      ) as Values) // has the same names
    : values;

function formatValue(value: unknown, language: Language): unknown {
  if (isMoney(value)) return formatMoney(language, value);
  return isWait(value) ? formatWait(language, value) : value;
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'minor' in value && 'currency' in value;

const isWait = (value: unknown): value is Wait =>
  typeof value === 'object' && value !== null && 'waitSeconds' in value;
