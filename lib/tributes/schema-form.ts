import { z } from 'zod';
import { parseAmountWithin, type TributeLimits } from '@/lib/payments/shop/tribute-limit-rules';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { amountErrorMessage } from './amount-error-message';
import { MAX_TRIBUTE_MESSAGE_LENGTH } from './rules';

export const tributeMessage = z
  .string()
  .trim()
  .max(
    MAX_TRIBUTE_MESSAGE_LENGTH,
    issueMessage('tributes.faults.messageTooLong', { limit: MAX_TRIBUTE_MESSAGE_LENGTH }),
  );

/**
 * The form for flowers, within the limits that its page knows. Returns the amount in minor units.
 */
export const tributeFormSchema = (limits: TributeLimits) =>
  z.strictObject({
    amount: z.string().transform((typed, context) => {
      const minor = parseAmountWithin(limits, typed.trim());
      if (minor !== null) return minor;
      context.addIssue({ code: 'custom', ...{ said: amountErrorMessage(limits) } });
      return z.NEVER;
    }),
    memorialId: z.string(),
    message: tributeMessage,
    isAnonymous: z.boolean(),
  });

/** The fields as typed, before validation. */
export type TypedTribute = z.input<ReturnType<typeof tributeFormSchema>>;
export type CheckedTribute = z.output<ReturnType<typeof tributeFormSchema>>;
