import { CURRENCY_CODES } from '@/lib/platform/currency-rules';

/** The currencies for prices and charges. Each provider accepts only some of them. */
export const CURRENCIES = CURRENCY_CODES;

export type Currency = (typeof CURRENCIES)[number];

export const isCurrency = (code: string): code is Currency =>
  (CURRENCIES as readonly string[]).includes(code);

/** Converts a stored code. Throws RangeError for a code that this release does not know. */
export function asCurrency(code: string): Currency {
  if (isCurrency(code)) return code;
  throw new RangeError(`${code} is not a known currency`);
}
