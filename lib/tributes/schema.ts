import { z } from 'zod';
import { tributeScale } from '@/lib/payments/shop/shop-settings';
import { CURRENCY_CODES } from '@/lib/platform/currency-rules';
import { DEEPEST_PUBLIC_PAGE, pageOrFirst, pageSize } from '@/lib/platform/http/page-schema';
import { publicId } from '@/lib/platform/ids/id-schema';
import { fault, faultNow } from '@/lib/platform/language/fault';
import { amountFault } from './amount-fault';
import { MOST_TRIBUTES_A_PAGE, TRIBUTES_PER_PAGE } from './rules';
import { tributeMessage } from './schema-form';

/**
 * The page of tributes in a memorial's query. Invalid values become the first page and the usual
 * length.
 */
export const tributePageSchema = z.object({
  page: pageOrFirst(DEEPEST_PUBLIC_PAGE),
  limit: pageSize(TRIBUTES_PER_PAGE, MOST_TRIBUTES_A_PAGE).catch(TRIBUTES_PER_PAGE),
});

/**
 * An amount in whole units, as a number or decimal text: 12.5 and '12.50'. Its limits depend on the
 * currency and are checked later.
 */
const outOfBounds = faultNow(() => amountFault(tributeScale()));
const amount = z.union([z.number(), z.string().max(20, outOfBounds)], outOfBounds);

const currency = z.enum(CURRENCY_CODES, fault('shop.flowers.currencyUnknown')).optional();

/**
 * POST /api/payments/initiate-paystack-order, and the flowers of create-payfast-payment. Without a
 * currency the amount is in the site's.
 */
export const tributeOrderSchema = z.strictObject({
  amount,
  currency,
  orderType: z.literal('flower_tribute', fault('tributes.faults.orderType')),
  memorialId: publicId(fault('tributes.faults.memorialMissing')),
  message: tributeMessage.default(''),
  isAnonymous: z.boolean().default(false),
});

/** POST /api/flowers/send */
export const sendTributeSchema = z.strictObject({
  memorialId: publicId(fault('tributes.faults.memorialMissing')),
  amount,
  currency,
  message: tributeMessage.default(''),
  isAnonymous: z.boolean().optional(),
  orderId: publicId(fault('tributes.faults.orderIdInvalid')).optional(),
});

export type TributeOrderInput = z.output<typeof tributeOrderSchema>;
export type SentTribute = z.output<typeof sendTributeSchema>;
