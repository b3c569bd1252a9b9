import type { Language } from './languages';
import type { Message } from './message';
import { formatMoney, type Money } from './money';

/**
 * Replaces amounts and messages among a message's values by text in the language; other values stay.
 * @param translate translates a message into the language
 */
export const formatValues = <Values extends object>(
  values: Values,
  language: Language,
  translate: (message: Message) => string,
): Values =>
  Object.values(values).some((value) => isMoney(value) || isMessage(value))
    ? (Object.fromEntries(
        Object.entries(values).map(([name, value]) => {
          if (isMoney(value)) return [name, formatMoney(language, value)];
          return [name, isMessage(value) ? translate(value) : value];
        }),
      ) as Values) // has the same names
    : values;

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'minor' in value && 'currency' in value;

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value;
