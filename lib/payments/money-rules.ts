const MICROS = 1_000_000n;

/** '18.50' as 18500000n: a rate in millionths. Accepts a decimal text of at most six digits behind the point. */
export function rateMicros(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(whole) * MICROS + BigInt(fraction.padEnd(6, '0'));
}

/**
 * What a price costs at a rate, both in minor units, rounded half up; never through floats. `digits`: how many more digits the
 * charge's minor unit has than the price's, 2 from yen to rand.
 */
export function chargeFor(priceMinor: number, micros: bigint, digits = 0): number {
  const up = 10n ** BigInt(Math.max(0, digits));
  const down = MICROS * 10n ** BigInt(Math.max(0, -digits));
  return Number((BigInt(priceMinor) * micros * up + down / 2n) / down);
}

/**
 * Minor units from an amount as a number or a decimal text, 12.5 or '12.50'; null for anything that is not whole ones. `digits` is
 * how many a currency's minor unit has, cents unless it says otherwise. By the digits of the text, never by floats: 0.1 + 0.2 is
 * no amount.
 */
export function centsOf(amount: number | string, digits = 2): number | null {
  const found = /^(0|[1-9]\d*)(?:\.(\d+))?$/.exec(String(amount));
  const [, whole = '', fraction = ''] = found ?? [];
  if (!found || whole.length + digits > MOST_DIGITS || fraction.length > digits) return null;
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0'));
}

/** Of an amount in minor units. */
const MOST_DIGITS = 8;

/** '370.00' from cents. */
export const decimals = (minor: number) =>
  `${minor < 0 ? '-' : ''}${Math.trunc(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;
