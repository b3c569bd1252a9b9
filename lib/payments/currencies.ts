/**
 * The currencies that prices and charges may be in: their ISO 4217 codes. Which of them can be paid, providers say. The
 * forint is not among them: editions of Intl differ on whether it has a minor unit, and stored amounts hang on that.
 */
export const CURRENCIES = [
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

export type Currency = (typeof CURRENCIES)[number];

export const isCurrency = (code: string): code is Currency =>
  (CURRENCIES as readonly string[]).includes(code);

/** A stored code as a currency. Throws a RangeError for one that this release does not know. */
export function asCurrency(code: string): Currency {
  if (isCurrency(code)) return code;
  throw new RangeError(`${code} is no currency that is known here`);
}

/** How many digits of a currency are below its unit: 2 for cents, 0 for yen. */
export const minorDigits = (currency: Currency): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;
