const MICROS = 1_000_000n;

/** '18.50' as 18500000n: rand for a dollar, in millionths. Accepts what lib/platform/env-schema.ts does. */
export function rateMicros(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(whole) * MICROS + BigInt(fraction.padEnd(6, '0'));
}

/** What a price in US cents costs in ZAR cents at a rate, rounded half up; never through floats. */
export const chargeFor = (priceMinor: number, micros: bigint) =>
  Number((BigInt(priceMinor) * micros + MICROS / 2n) / MICROS);

/**
 * US cents from dollars as a number or a decimal text, 12.5 or '12.50'; null for anything that is not
 * whole cents. By the digits, never by floats: 0.1 + 0.2 is no amount.
 */
export function centsOf(amount: number | string): number | null {
  const digits = /^(0|[1-9]\d{0,5})(?:\.(\d{1,2}))?$/.exec(String(amount));
  return digits && Number(digits[1]) * 100 + Number((digits[2] ?? '').padEnd(2, '0'));
}

/** '$20.00' from US cents. */
export const dollars = (minor: number) => `$${decimals(minor)}`;

/** '$20' from US cents, '$20.50' where it is not whole: for prices in a sentence. */
export const shortDollars = (minor: number) => dollars(minor).replace(/\.00$/, '');

/** 'R370.00' from ZAR cents. */
export const rand = (minor: number) => `R${decimals(minor)}`;

/** '$1,234.50' from US cents, for sums; '-$5.00' when refunds exceed payments. */
export const signedDollars = (minor: number) => signed('$', minor);

/** 'R1,234.50' from ZAR cents, for sums; '-R5.00' for money that went back. */
export const signedRand = (minor: number) => signed('R', minor);

const signed = (symbol: string, minor: number) =>
  `${minor < 0 ? '-' : ''}${symbol}${decimals(Math.abs(minor)).replace(THOUSANDS, ',')}`;

/** Where a comma belongs: after a digit, before groups of three digits. */
const THOUSANDS = /(?<=\d)(?=(?:\d{3})+\.)/g;

/** '370.00' from cents. */
export const decimals = (minor: number) =>
  `${minor < 0 ? '-' : ''}${Math.trunc(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;
