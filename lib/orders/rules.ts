/** Creating a memorial costs 20 US dollars (spec 9). */
export const MEMORIAL_FEE_MINOR = 2000;
/** A quote in rand holds for half an hour; a later payment is asked for at a new rate. */
export const QUOTE_MINUTES = 30;
/** An unpaid order is given up after 72 hours, the last time that reconciliation looks (integrations 3.4). */
export const ORDER_HOURS = 72;
/** When a pending order is looked up with the provider, in minutes after it was opened. */
export const CHECK_MINUTES = [1, 5, 30, 120, 720, 1440, 4320] as const;

const MICROS = 1_000_000n;

/** '18.50' as 18500000n: rand for a dollar, in millionths. Takes what lib/env-schema.ts let through. */
export function rateMicros(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(whole) * MICROS + BigInt(fraction.padEnd(6, '0'));
}

/** What a price in US cents costs in ZAR cents at a rate, rounded half up; never through floats. */
export const chargeFor = (priceMinor: number, micros: bigint) =>
  Number((BigInt(priceMinor) * micros + MICROS / 2n) / MICROS);

/** '$20.00' from US cents. */
export const dollars = (minor: number) => `$${decimals(minor)}`;

/** 'R370.00' from ZAR cents. */
export const rand = (minor: number) => `R${decimals(minor)}`;

const decimals = (minor: number) =>
  `${Math.trunc(minor / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;

/** When to look next, after `checks` looks at an order opened at `createdAt`; null when done looking. */
export function nextCheck(createdAt: Date, checks: number): Date | null {
  const minutes = CHECK_MINUTES[checks];
  return minutes === undefined ? null : new Date(createdAt.getTime() + minutes * 60_000);
}
