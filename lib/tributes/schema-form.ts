import { z } from 'zod';
import { minorWithin, type TributeScale } from '@/lib/payments/shop/tribute-scale-rules';
import { fault } from '@/lib/platform/language/fault';
import { amountFault } from './amount-fault';
import { MESSAGE_MAX } from './rules';

export const tributeMessage = z
  .string()
  .trim()
  .max(MESSAGE_MAX, fault('tributes.faults.messageTooLong', { limit: MESSAGE_MAX }));

/**
 * The form for flowers, within the limits that its page knows. Returns the amount in minor units.
 */
export const tributeFormSchema = (scale: TributeScale) =>
  z.strictObject({
    amount: z.string().transform((typed, context) => {
      const minor = minorWithin(scale, typed.trim());
      if (minor !== null) return minor;
      context.addIssue({ code: 'custom', ...{ said: amountFault(scale) } });
      return z.NEVER;
    }),
    memorialId: z.string(),
    message: tributeMessage,
    isAnonymous: z.boolean(),
  });

/** The fields as typed, before validation. */
export type TypedTribute = z.input<ReturnType<typeof tributeFormSchema>>;
export type CheckedTribute = z.output<ReturnType<typeof tributeFormSchema>>;
