import { z } from 'zod';
import { centsOf } from '@/lib/payments/money-rules';
import { TRIBUTE_MAX_MINOR, TRIBUTE_MIN_MINOR } from '@/lib/payments/rules';
import { DEEPEST_PUBLIC_PAGE, pageOrFirst, pageSize } from '@/lib/platform/http/page-schema';
import { publicId } from '@/lib/platform/ids/id-schema';
import { fault } from '@/lib/platform/language/fault';
import { said } from '@/lib/platform/language/said';
import { MESSAGE_MAX, MOST_TRIBUTES_A_PAGE, TRIBUTES_PER_PAGE } from './rules';

/** The page of tributes in a memorial's address; an invalid one becomes the first, of the usual length. */
export const tributePageSchema = z.object({
  page: pageOrFirst(DEEPEST_PUBLIC_PAGE),
  limit: pageSize(TRIBUTES_PER_PAGE, MOST_TRIBUTES_A_PAGE).catch(TRIBUTES_PER_PAGE),
});

const LIMITS = { least: TRIBUTE_MIN_MINOR / 100, most: TRIBUTE_MAX_MINOR / 100 };

/** Dollars as a number or a decimal text; returns US cents (product.md, "Flower amount"). */
const amountInMinor = z
  .union([z.number(), z.string()], fault('tributes.faults.amount', LIMITS))
  .transform((value, ctx) => {
    const minor = centsOf(value);
    if (minor !== null && minor >= TRIBUTE_MIN_MINOR && minor <= TRIBUTE_MAX_MINOR) return minor;
    ctx.addIssue({ code: 'custom', ...{ said: said('tributes.faults.amount', LIMITS) } });
    return z.NEVER;
  });

const message = z
  .string()
  .trim()
  .max(MESSAGE_MAX, fault('tributes.faults.messageTooLong', { limit: MESSAGE_MAX }));

/** POST /api/payments/initiate-paystack-order, and the flowers of create-payfast-payment. */
export const tributeOrderSchema = z.strictObject({
  amount: amountInMinor,
  orderType: z.literal('flower_tribute', fault('tributes.faults.orderType')),
  memorialId: publicId(fault('tributes.faults.memorialMissing')),
  message: message.default(''),
  isAnonymous: z.boolean().default(false),
});

/** POST /api/flowers/send */
export const sendTributeSchema = z.strictObject({
  memorialId: publicId(fault('tributes.faults.memorialMissing')),
  amount: amountInMinor,
  message: message.default(''),
  isAnonymous: z.boolean().optional(),
  orderId: publicId(fault('tributes.faults.orderIdInvalid')).optional(),
});

/** The order as typed into a form, before parsing. */
export type TypedTributeOrder = z.input<typeof tributeOrderSchema>;
export type TributeOrderInput = z.output<typeof tributeOrderSchema>;
export type SentTribute = z.output<typeof sendTributeSchema>;
