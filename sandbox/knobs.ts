import { z } from 'zod';

const failure = z.enum(['429', '500', 'hang', 'html']);
const milliseconds = z.number().int().min(0).max(600_000);

/** Everything that can be made to fail (payments.md 1.8 and 2.6). */
export const knobsSchema = z.strictObject({
  webhook: z.enum(['normal', 'never', 'duplicate', 'delay', 'reorder']).default('normal'),
  webhookDelayMs: milliseconds.default(5_000),
  signature: z.enum(['right', 'wrong']).default('right'),
  verify: z
    .strictObject({
      status: z.string(),
      amount: z.number(),
      currency: z.string(),
      domain: z.string(),
      metadata: z.union([z.literal(''), z.literal(0), z.literal('string')]),
      amountAsString: z.literal(true),
      unknownReference: z.union([z.literal(400), z.literal(404)]),
    })
    .partial()
    .default({}),
  fail: z
    .strictObject({ initialize: failure, verify: failure, list: failure, refund: failure })
    .partial()
    .default({}),
  refund: z.enum(['processed', 'failed', 'needs-attention', 'pending']).default('processed'),
  refundDelayMs: milliseconds.default(500),
  afterRefund: z.enum(['reversed', 'reversal-pending']).default('reversed'),
  itn: z.enum(['before', 'after', 'never', 'duplicate']).default('before'),
  itnDelayMs: milliseconds.default(5_000),
  payfast: z
    .strictObject({
      status: z.enum(['COMPLETE', 'FAILED', 'PENDING', 'CANCELLED', 'PENDING-COMPLETE']),
      amountGross: z.string(),
      merchantId: z.string(),
      secondPayment: z.literal(true),
      badSignature: z.literal(true),
      validate: z.enum(['down', 'INVALID', 'slow']),
    })
    .partial()
    .default({}),
});

export type KnobValues = z.infer<typeof knobsSchema>;

/** The current knobs. Kept only in memory, so a restart resets them. */
export class Knobs {
  values: KnobValues = knobsSchema.parse({});

  /** Sets the given knobs and keeps the others. Throws a ZodError for unknown ones. */
  set(input: unknown): KnobValues {
    const changes = z.record(z.string(), z.unknown()).parse(input);
    this.values = knobsSchema.parse({ ...this.values, ...changes });
    return this.values;
  }

  reset(): KnobValues {
    this.values = knobsSchema.parse({});
    return this.values;
  }
}
