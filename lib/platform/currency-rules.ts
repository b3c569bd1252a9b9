/**
 * The ISO 4217 currencies for prices and charges; each provider accepts only some of them. The
 * forint is missing: stored amounts depend on the minor unit, and versions of Intl disagree on
 * whether the forint has one.
 */
export const CURRENCY_CODES = [
  'AED',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'GHS',
  'HKD',
  'ILS',
  'INR',
  'ISK',
  'JPY',
  'KES',
  'KRW',
  'MXN',
  'MYR',
  'NGN',
  'NOK',
  'NZD',
  'PHP',
  'PLN',
  'RON',
  'SEK',
  'SGD',
  'THB',
  'UGX',
  'USD',
  'ZAR',
] as const;

/**
 * The number of decimals of a currency: 2 for USD, 0 for JPY, according to `Intl`. Throws
 * `RangeError` unless it is a code of three letters.
 */
export function minorDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, found);
  return found;
}

const digits = new Map<string, number>();

/** Converts minor units to whole ones, such as 20 or 20.5, for the API and for form fields. */
export const toMajorUnits = (minor: number, currency: string): number =>
  minor / 10 ** minorDigits(currency);

/** The largest amount in minor units that somebody can type (lib/payments/money-rules.ts, `parseMinorUnits`). */
export const MAX_MINOR_UNITS = 99_999_999;
