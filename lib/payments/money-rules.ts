const MICROS = 1_000_000n;

/** Converts a rate to millionths: '18.50' becomes 18500000n. Accepts at most six decimals. */
export function parseRateMicros(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(whole) * MICROS + BigInt(fraction.padEnd(6, '0'));
}

/**
 * Converts a price to a charge, both in minor units, rounding half up without floats. `digits` is
 * how many more decimals the charge's currency has than the price's: 2 from yen to rand.
 */
export function chargeFor(priceMinor: number, micros: bigint, digits = 0): number {
  const numeratorFactor = 10n ** BigInt(Math.max(0, digits));
  const denominator = MICROS * 10n ** BigInt(Math.max(0, -digits));
  return Number((BigInt(priceMinor) * micros * numeratorFactor + denominator / 2n) / denominator);
}

/**
 * Converts 12.5 or '12.50' to minor units; null if the amount has more decimals than the currency.
 * `digits` is the number of decimals of the currency. Works on the text, so no float error can
 * occur.
 */
export function parseMinorUnits(amount: number | string, digits = 2): number | null {
  const found = /^(0|[1-9]\d*)(?:\.(\d+))?$/.exec(String(amount));
  const [, whole = '', fraction = ''] = found ?? [];
  if (!found || whole.length + digits > MAX_DIGITS || fraction.length > digits) return null;
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0'));
}

/** The longest amount in minor units that is accepted. */
const MAX_DIGITS = 8;

/** Formats cents as '370.00'. */
export const formatDecimals = (minor: number) =>
  `${minor < 0 ? '-' : ''}${Math.trunc(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;
