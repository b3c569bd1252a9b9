import type { Language } from './languages';
import type { Message } from './message';
import { formatMoney, type Money } from './money';
import type { Wait } from './wait';
import { waitInWords } from './wait-in-words';

/**
 * Replaces amounts and waiting times among a message's values by text in the language; other values
 * stay.
 * @param translate translates a message into the language
 */
export const formatAmountValues = <Values extends object>(
  values: Values,
  language: Language,
  translate: (message: Message) => string,
): Values =>
  Object.values(values).some((value) => isMoney(value) || isWait(value))
    ? (Object.fromEntries(
        Object.entries(values).map(([name, value]) => {
          if (isMoney(value)) return [name, formatMoney(language, value)];
          return [name, isWait(value) ? translate(waitInWords(value)) : value];
        }),
      ) as Values) // has the same names
    : values;

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'minor' in value && 'currency' in value;

const isWait = (value: unknown): value is Wait =>
  typeof value === 'object' && value !== null && 'waitSeconds' in value;
