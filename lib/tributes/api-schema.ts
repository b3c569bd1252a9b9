import { z } from 'zod';
import { memorialResponses } from '@/lib/memorials/api-schema';
import { isoTime } from '@/lib/platform/http/answer-schema';

/**
 * A tribute as the API returns it. `amount` is in whole units of `currency`, such as 12.5, and null
 * if it is hidden.
 */
const tribute = z
  .strictObject({
    _id: z.string(),
    senderName: z.string(),
    isAnonymous: z.boolean(),
    message: z.string(),
    amount: z.number().nullable(),
    currency: z.string(),
    createdAt: isoTime,
  })
  .meta({ id: 'Tribute' });

/** POST /api/flowers/send */
export const sentTributeResponse = z.strictObject({
  success: z.literal(true),
  orderId: z.string(),
  memorialId: z.string(),
  tribute,
});

const memorialWithTributes = z
  .union(memorialResponses.map((memorial) => memorial.extend({ tributes: z.array(tribute) })))
  .meta({ id: 'Memorial' });

/** GET /api/memorials/{id}. `totalPages` and `totalItems` count its tributes. */
export const memorialPageResponse = z.strictObject({
  memorial: memorialWithTributes,
  totalPages: z.number().int(),
  totalItems: z.number().int(),
});

/** PUT /api/memorials/{id} */
export const updatedMemorialResponse = z.strictObject({
  message: z.string(),
  memorial: memorialWithTributes,
});
