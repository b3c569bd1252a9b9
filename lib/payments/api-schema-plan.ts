import { z } from 'zod';

const most = z.number().int().nullable();

/**
 * GET and PUT /api/admin/plans/memorial. Amounts in minor units; `prices` is empty while memorials
 * are free. Null in `limits` means the product's own limit.
 */
export const planResponse = z.strictObject({
  kind: z.enum(['free', 'one_time']),
  version: z.number().int(),
  prices: z.array(
    z.strictObject({ country: z.string(), currency: z.string(), amountMinor: z.number().int() }),
  ),
  limits: z.strictObject({ pictures: most, videos: most, gigabytes: most, keepers: most }),
});

const sum = z.number();

/** The part of GET /api/site about money. Amounts in whole units of their currency. */
export const publicShopResponse = z.strictObject({
  currency: z.string(),
  country: z.string(),
  /** `prices` is empty if memorials are free, or if no provider accepts any of the prices now. */
  memorial: z.strictObject({
    isFree: z.boolean(),
    prices: z.array(z.strictObject({ country: z.string(), currency: z.string(), amount: sum })),
  }),
  /** Null if no provider accepts payments for flowers now. */
  flowers: z.strictObject({ currency: z.string(), least: sum, most: sum, step: sum }).nullable(),
});
