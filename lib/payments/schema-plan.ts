import { z } from 'zod';
import { currentPassword } from '@/lib/accounts/schema-password';
import { CURRENCY_CODES, MAX_MINOR_UNITS } from '@/lib/platform/currency-rules';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { countryCode } from '@/lib/platform/site-settings/keys/shop';
import { EVERYWHERE } from './plans/plan-rules';

const MAX_COUNTRIES = 60;

/** The limits of a plan; null means the product's own limit. */
export const limitsSchema = z.strictObject({
  pictures: z.int().min(1).max(100_000).nullable().default(null),
  videos: z.int().min(0).max(100_000).nullable().default(null),
  gigabytes: z.int().min(1).max(100_000).nullable().default(null),
  keepers: z.int().min(1).max(100).nullable().default(null),
});

const price = z.strictObject({
  country: countryCode,
  currency: z.enum(CURRENCY_CODES, issueMessage('shop.faults.currency')),
  /** In minor units: 2000 means 20 dollars or 2,000 yen. */
  amountMinor: z
    .int(issueMessage('shop.faults.amount'))
    .min(0, issueMessage('shop.faults.amount'))
    .max(MAX_MINOR_UNITS, issueMessage('shop.faults.tooMuch')),
});

/**
 * PUT /api/admin/plans/memorial. The first price is for all countries without a price of their own;
 * 0 makes memorials free everywhere. `version` is the version of the plan that the admin saw.
 */
export const planInput = z.strictObject({
  version: z.int().min(0),
  prices: z
    .array(price)
    .min(1)
    .max(MAX_COUNTRIES)
    .refine(([first]) => first?.country === EVERYWHERE, issueMessage('shop.faults.everywhereFirst'))
    .refine(
      (prices) => new Set(prices.map(({ country }) => country)).size === prices.length,
      issueMessage('shop.faults.twice'),
    )
    .refine(
      ([, ...own]) => own.every(({ amountMinor }) => amountMinor > 0),
      issueMessage('shop.faults.freeForAll'),
    ),
  limits: limitsSchema.prefault({}),
  password: currentPassword,
});

export type PlanInput = z.output<typeof planInput>;
