import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** A stored payment; `id` is PayFast's pf_payment_id. */
export const paymentSchema = z.object({
  id: z.number(),
  token: z.string(),
  fields: z.record(z.string(), z.string()),
  status: z.enum(['open', 'paid', 'cancelled']),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** All ITNs created so far, without signatures; /eng/query/validate compares with them. */
  itns: z.array(z.string()),
  /** All attempts to deliver an ITN, with the application's status; 0 for no response. */
  webhooks: z.array(z.object({ event: z.string(), at: z.string(), status: z.number() })),
});

export type PayfastPayment = z.infer<typeof paymentSchema>;

/** Creates the payment for an accepted form. */
export function newPayment(id: number, fields: URLSearchParams): PayfastPayment {
  return {
    id,
    token: randomUUID(),
    fields: Object.fromEntries(fields),
    status: 'open',
    createdAt: new Date().toISOString(),
    paidAt: null,
    itns: [],
    webhooks: [],
  };
}
