import { z } from 'zod';

const most = z.number().int().nullable();

/** GET and PUT /api/admin/plans/memorial; amounts in minor units, no prices where memorials are free. Null in `limits`: the product's own bound. */
export const planAnswer = z.strictObject({
  kind: z.enum(['free', 'one_time']),
  version: z.number().int(),
  prices: z.array(
    z.strictObject({ country: z.string(), currency: z.string(), amountMinor: z.number().int() }),
  ),
  limits: z.strictObject({ pictures: most, videos: most, gigabytes: most, keepers: most }),
});

const sum = z.number();

/** The part of GET /api/site about money; amounts in whole units of their currencies. */
export const publicShopAnswer = z.strictObject({
  currency: z.string(),
  country: z.string(),
  /** Empty where memorials are free, or nobody could pay now. */
  memorial: z.strictObject({
    isFree: z.boolean(),
    prices: z.array(z.strictObject({ country: z.string(), currency: z.string(), amount: sum })),
  }),
  /** Null where nobody can send flowers now. */
  flowers: z.strictObject({ currency: z.string(), least: sum, most: sum, step: sum }).nullable(),
});
