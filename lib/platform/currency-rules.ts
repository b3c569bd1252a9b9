/**
 * The currencies that prices and charges may be in, as ISO 4217 names them. Which of them can be paid, providers say. The forint is
 * not among them: editions of Intl differ on whether it has a minor unit, and stored amounts hang on that.
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
 * How many digits a currency's minor unit has: 2 for USD, 0 for JPY, as `Intl` knows. Throws `RangeError` for what is no code of
 * three letters.
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

/** An amount in minor units as a number of whole ones, 20 or 20.5: for the API, and for fields that people type into. */
export const inMajor = (minor: number, currency: string): number =>
  minor / 10 ** minorDigits(currency);

/** The largest number of minor units that somebody can type as an amount (`centsOf`). */
export const MOST_MINOR = 99_999_999;
