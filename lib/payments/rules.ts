import type { PaymentProvider } from '@/lib/platform/db/generated/enums';
import { DAY_MS, MINUTE_MS } from '@/lib/platform/durations';

/** Who takes the money; lib/payments/providers/registry.ts has one object for each. */
export type Provider = PaymentProvider;

/** One payment as we know it: our single-use reference at one provider. */
export type Payment = { provider: Provider; reference: string };

/** A flower tribute costs 1 to 500 US dollars (product.md 9; product.md, "Flower amount"). */
export const TRIBUTE_MIN_MINOR = 100;
export const TRIBUTE_MAX_MINOR = 50_000;
/** A provider's notice has a few kB; a longer one is refused unread. The server keeps memory for so many of this length. */
export const NOTICE_MAX_BYTES = 64 * 1024;
/** A quote holds for half an hour; a later payment is asked for at a new rate. */
export const QUOTE_MINUTES = 30;
/** An unpaid order is given up after 72 hours, the last time that reconciliation looks (payments.md 3.4). */
export const ORDER_HOURS = 72;
/** How many unpaid orders an account may have at once: each is looked up with the provider again and again. */
export const MAX_OPEN_ORDERS = 20;
/** How many attempts to pay an order may have: each is looked up with the provider, too. */
export const MAX_ATTEMPTS = 20;
/** When a pending order is looked up with the provider, in minutes after it was opened. */
export const CHECK_MINUTES = [1, 5, 30, 120, 720, 1440, 4320] as const;

/**
 * Whether a rate is too old to promise anything by (payments.md 3.1). Accepts the day of the rate, as in
 * 2026-11-21; without one it never is.
 */
export const isStaleRate = (day: string | undefined, maxDays: number, now: Date) =>
  day !== undefined && now.getTime() - Date.parse(day) > (maxDays + 1) * DAY_MS;

/** When to look next, after `checks` looks at an order opened at `createdAt`; null when done looking. */
export function nextCheck(createdAt: Date, checks: number): Date | null {
  const minutes = CHECK_MINUTES[checks];
  return minutes === undefined ? null : new Date(createdAt.getTime() + minutes * MINUTE_MS);
}
