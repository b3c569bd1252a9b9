import { z } from 'zod';
import { tributeLimits } from '@/lib/payments/shop/shop-settings';
import { CURRENCY_CODES } from '@/lib/platform/currency-rules';
import { MAX_PUBLIC_PAGE, pageOrFirst, pageSize } from '@/lib/platform/http/page-schema';
import { publicId } from '@/lib/platform/ids/id-schema';
import { issueMessage, lazyIssueMessage } from '@/lib/platform/language/issue-message';
import { amountErrorMessage } from './amount-error-message';
import { MAX_TRIBUTES_PER_PAGE, TRIBUTES_PER_PAGE } from './rules';
import { tributeMessage } from './schema-form';

/**
 * The page of tributes in a memorial's query, and whether its gallery is wanted, too. Invalid values
 * become the first page, the usual length and the whole gallery.
 */
export const tributePageSchema = z.object({
  page: pageOrFirst(MAX_PUBLIC_PAGE),
  limit: pageSize(TRIBUTES_PER_PAGE, MAX_TRIBUTES_PER_PAGE).catch(TRIBUTES_PER_PAGE),
  /** `none` returns no items: programs that read on in the tributes have them already. */
  gallery: z.enum(['all', 'none']).catch('all').default('all'),
});

export type TributePageQuery = z.output<typeof tributePageSchema>;

const outOfBounds = lazyIssueMessage(() => amountErrorMessage(tributeLimits()));
/**
 * An amount in whole units, as a number or decimal text: 12.5 and '12.50'. Its limits depend on the
 * currency and are checked later.
 */
const amount = z.union([z.number(), z.string().max(20, outOfBounds)], outOfBounds);

const currency = z.enum(CURRENCY_CODES, issueMessage('shop.flowers.currencyUnknown')).optional();

/**
 * POST /api/payments/initiate-paystack-order, and the flowers of create-payfast-payment. Without a
 * currency, the amount is in the site's currency.
 */
export const tributeOrderSchema = z.strictObject({
  amount,
  currency,
  orderType: z.literal('flower_tribute', issueMessage('tributes.faults.orderType')),
  memorialId: publicId(issueMessage('tributes.faults.memorialMissing')),
  message: tributeMessage.default(''),
  isAnonymous: z.boolean().default(false),
});

/** POST /api/flowers/send */
export const sendTributeSchema = z.strictObject({
  memorialId: publicId(issueMessage('tributes.faults.memorialMissing')),
  amount,
  currency,
  message: tributeMessage.default(''),
  isAnonymous: z.boolean().optional(),
  orderId: publicId(issueMessage('tributes.faults.orderIdInvalid')).optional(),
});

export type TributeOrderInput = z.output<typeof tributeOrderSchema>;
export type SentTribute = z.output<typeof sendTributeSchema>;
