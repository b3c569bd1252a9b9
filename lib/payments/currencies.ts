import { CURRENCY_CODES } from '@/lib/platform/currency-rules';

/** The currencies that prices and charges may be in. Which of them can be paid, providers say. */
export const CURRENCIES = CURRENCY_CODES;

export type Currency = (typeof CURRENCIES)[number];

export const isCurrency = (code: string): code is Currency =>
  (CURRENCIES as readonly string[]).includes(code);

/** A stored code as a currency. Throws a RangeError for one that this release does not know. */
export function asCurrency(code: string): Currency {
  if (isCurrency(code)) return code;
  throw new RangeError(`${code} is no currency that is known here`);
}
