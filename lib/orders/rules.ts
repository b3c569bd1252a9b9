/** Who takes the money: Paystack's popup or PayFast's hosted page. */
export type Provider = 'paystack' | 'payfast';

/** One payment as we know it: our single-use reference at one provider. */
export type Payment = { provider: Provider; reference: string };

/** Creating a memorial costs 20 US dollars (spec 9). */
export const MEMORIAL_FEE_MINOR = 2000;
/** A flower tribute costs 1 to 500 US dollars (spec 9; decisions.md, "Flower amount"). */
export const FLOWER_MIN_MINOR = 100;
export const FLOWER_MAX_MINOR = 50_000;
/** The least that a provider takes, in ZAR cents (integrations 1.2 and 2.5). */
export const LEAST_CHARGE_MINOR: Record<Provider, number> = { paystack: 100, payfast: 500 };
/** A quote in rand holds for half an hour; a later payment is asked for at a new rate. */
export const QUOTE_MINUTES = 30;
/** An unpaid order is given up after 72 hours, the last time that reconciliation looks (integrations 3.4). */
export const ORDER_HOURS = 72;
/** When a pending order is looked up with the provider, in minutes after it was opened. */
export const CHECK_MINUTES = [1, 5, 30, 120, 720, 1440, 4320] as const;

const DAY_MS = 86_400_000;
const MICROS = 1_000_000n;

/** '18.50' as 18500000n: rand for a dollar, in millionths. Takes what lib/env-schema.ts let through. */
export function rateMicros(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(whole) * MICROS + BigInt(fraction.padEnd(6, '0'));
}

/**
 * Whether a rate is too old to promise anything by (integrations 3.1). Takes the day it was taken, as in
 * 2026-11-21; without one it never is.
 */
export const isStaleRate = (day: string | undefined, maxDays: number, now: Date) =>
  day !== undefined && now.getTime() - Date.parse(day) > (maxDays + 1) * DAY_MS;

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

/** 'R370.00' from ZAR cents. */
export const rand = (minor: number) => `R${decimals(minor)}`;

/** '370.00' from cents, as PayFast wants an amount. */
export const decimals = (minor: number) =>
  `${minor < 0 ? '-' : ''}${Math.trunc(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;

/** When to look next, after `checks` looks at an order opened at `createdAt`; null when done looking. */
export function nextCheck(createdAt: Date, checks: number): Date | null {
  const minutes = CHECK_MINUTES[checks];
  return minutes === undefined ? null : new Date(createdAt.getTime() + minutes * 60_000);
}
