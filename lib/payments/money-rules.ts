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

/** '370.00' from cents. */
export const decimals = (minor: number) =>
  `${minor < 0 ? '-' : ''}${Math.trunc(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;
