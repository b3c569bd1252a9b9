import { z } from 'zod';
import { memorialOrderSchema } from '@/lib/orders/schema';
import { flowerOrderSchema } from '@/lib/tributes/schema';

/** POST /api/payments/create-payfast-payment: a memorial from its draft, or flowers. */
export const hostedPaymentSchema = z.discriminatedUnion(
  'orderType',
  [memorialOrderSchema, flowerOrderSchema],
  { error: 'The order type must be memorial_creation or flower_tribute' },
);

export type HostedPaymentInput = z.output<typeof hostedPaymentSchema>;
