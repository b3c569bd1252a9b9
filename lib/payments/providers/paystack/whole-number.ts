import { z } from 'zod';

/**
 * An amount in minor units: some of Paystack's answers have numbers, others text (payments.md 1.4).
 */
export const wholeNumber = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]);
