import { z } from 'zod';

/** Paystack's amounts in minor units: a number in some answers, text in others (payments.md 1.4). */
export const wholeNumber = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]);
