import { z } from 'zod';
import { ownPassword } from '@/lib/accounts/schema-password';
import { CURRENCY_CODES, MOST_MINOR } from '@/lib/platform/currency-rules';
import { fault } from '@/lib/platform/language/fault';
import { countryCode } from '@/lib/platform/site-settings/keys/shop';
import { EVERYWHERE } from './plans/plan-rules';

const MOST_COUNTRIES = 60;

/** What `PlanLimits` may be. */
export const limitsSchema = z.strictObject({
  pictures: z.int().min(1).max(100_000).nullable().default(null),
  videos: z.int().min(0).max(100_000).nullable().default(null),
  gigabytes: z.int().min(1).max(100_000).nullable().default(null),
  keepers: z.int().min(1).max(100).nullable().default(null),
});

const price = z.strictObject({
  country: countryCode,
  currency: z.enum(CURRENCY_CODES, fault('shop.faults.currency')),
  /** In minor units: 2000 is 20 dollars, and 2,000 yen. */
  amountMinor: z
    .int(fault('shop.faults.amount'))
    .min(0, fault('shop.faults.amount'))
    .max(MOST_MINOR, fault('shop.faults.tooMuch')),
});

/**
 * PUT /api/admin/plans/memorial. The first price is that of every country without one of its own; 0 is free, and then for
 * everybody. `version` is that of the plan as it was read.
 */
export const planInput = z.strictObject({
  version: z.int().min(0),
  prices: z
    .array(price)
    .min(1)
    .max(MOST_COUNTRIES)
    .refine(([first]) => first?.country === EVERYWHERE, fault('shop.faults.everywhereFirst'))
    .refine(
      (prices) => new Set(prices.map(({ country }) => country)).size === prices.length,
      fault('shop.faults.twice'),
    )
    .refine(
      ([, ...own]) => own.every(({ amountMinor }) => amountMinor > 0),
      fault('shop.faults.freeForAll'),
    ),
  limits: limitsSchema.prefault({}),
  password: ownPassword,
});

export type PlanInput = z.output<typeof planInput>;
