import type { PaymentProvider } from '@/lib/platform/db/generated/enums';
import { DAY_MS, MINUTE_MS } from '@/lib/platform/durations';

/** lib/payments/providers/registry.ts has the implementation of each. */
export type Provider = PaymentProvider;

/** One payment: our single-use reference with one provider. */
export type Payment = { provider: Provider; reference: string };

/** A flower tribute costs 1 to 500 US dollars (product.md 9; product.md, "Flower amount"). */
export const MIN_TRIBUTE_MINOR = 100;
export const MAX_TRIBUTE_MINOR = 50_000;
/**
 * Providers' notices have a few kB; longer ones are rejected unread. The server reserves memory for
 * bodies of this length.
 */
export const MAX_NOTICE_BYTES = 64 * 1024;
/** How long a quote is valid; a later payment gets a new rate. */
export const QUOTE_MINUTES = 30;
/**
 * After this many hours, at the last check of reconciliation, an unpaid order is given up
 * (payments.md 3.4).
 */
export const ORDER_HOURS = 72;
/** The most unpaid orders of an account, because each is checked with the provider repeatedly. */
export const MAX_OPEN_ORDERS = 20;
/** The most payment attempts of an order, because each is checked with the provider. */
export const MAX_ATTEMPTS = 20;
/** When a pending order is checked with the provider, in minutes after it was opened. */
export const CHECK_MINUTES = [1, 5, 30, 120, 720, 1440, 4320] as const;

/**
 * Whether a rate is too old to charge by (payments.md 3.1). `day` is the day of the rate, such as
 * 2026-11-21; a rate without one never becomes stale.
 */
export const isStaleRate = (day: string | undefined, maxDays: number, now: Date) =>
  day !== undefined && now.getTime() - Date.parse(day) > (maxDays + 1) * DAY_MS;

/** The time of the next check after `checks` checks; null after the last one. */
export function nextCheck(createdAt: Date, checks: number): Date | null {
  const minutes = CHECK_MINUTES[checks];
  return minutes === undefined ? null : new Date(createdAt.getTime() + minutes * MINUTE_MS);
}
