import { z } from 'zod';
import { memorialAnswers } from '@/lib/memorials/api-schema';
import { moment } from '@/lib/platform/http/answer-schema';

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
    createdAt: moment,
  })
  .meta({ id: 'Tribute' });

/** POST /api/flowers/send */
export const sentTributeAnswer = z.strictObject({
  success: z.literal(true),
  orderId: z.string(),
  memorialId: z.string(),
  tribute,
});

const memorialWithTributes = z
  .union(memorialAnswers.map((memorial) => memorial.extend({ tributes: z.array(tribute) })))
  .meta({ id: 'Memorial' });

/** GET /api/memorials/{id}. `totalPages` and `totalItems` count its tributes. */
export const memorialPageAnswer = z.strictObject({
  memorial: memorialWithTributes,
  totalPages: z.number().int(),
  totalItems: z.number().int(),
});

/** PUT /api/memorials/{id} */
export const updatedMemorialAnswer = z.strictObject({
  message: z.string(),
  memorial: memorialWithTributes,
});
