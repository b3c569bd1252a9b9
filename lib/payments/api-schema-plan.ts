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
