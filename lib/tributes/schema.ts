import { z } from 'zod';
import { centsOf, FLOWER_MAX_MINOR, FLOWER_MIN_MINOR } from '@/lib/orders/rules';
import { MESSAGE_MAX } from './rules';

/** Deeper pages are never asked for by a person (design/security.md, "Search"). */
const MAX_PAGE = 10_000;

/** The page of tributes that a memorial's address asks for; a mistyped one is the first. */
export const tributePageSchema = z.object({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).catch(1).default(1),
});

const AMOUNT = `The amount must be between ${FLOWER_MIN_MINOR / 100} and ${FLOWER_MAX_MINOR / 100} US dollars, in whole cents`;
const id = (error: string) => z.string({ error }).regex(/^[1-9A-HJ-NP-Za-km-z]{12}$/, { error });

/** Dollars as a number or a decimal text; gives US cents (decisions.md, "Flower amount"). */
const amountInMinor = z
  .union([z.number(), z.string()], { error: AMOUNT })
  .transform((value, ctx) => {
    const minor = centsOf(value);
    if (minor !== null && minor >= FLOWER_MIN_MINOR && minor <= FLOWER_MAX_MINOR) return minor;
    ctx.addIssue({ code: 'custom', message: AMOUNT });
    return z.NEVER;
  });

const message = z
  .string()
  .trim()
  .max(MESSAGE_MAX, `The message must not be longer than ${MESSAGE_MAX} characters`);

/** POST /api/payments/initiate-paystack-order, and the flowers of create-payfast-payment. */
export const flowerOrderSchema = z.strictObject({
  amount: amountInMinor,
  orderType: z.literal('flower_tribute', { error: 'The order type must be flower_tribute' }),
  memorialId: id('Memorial ID is missing.'),
  message: message.default(''),
  isAnonymous: z.boolean().default(false),
});

/** POST /api/flowers/send */
export const sendFlowersSchema = z.strictObject({
  memorialId: id('Memorial ID is missing.'),
  amount: amountInMinor,
  message: message.default(''),
  isAnonymous: z.boolean().optional(),
  orderId: id('The order id is not valid').optional(),
});

export type FlowerOrderInput = z.output<typeof flowerOrderSchema>;
export type SentFlowers = z.output<typeof sendFlowersSchema>;
