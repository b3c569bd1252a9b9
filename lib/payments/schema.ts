import { z } from 'zod';
import { pageOrFirst } from '@/lib/platform/http/page-schema';
import { publicId } from '@/lib/platform/ids/id-schema';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { countryCode } from '@/lib/platform/site-settings/keys/shop';

const REASON = issueMessage('payments.faults.reasonRequired');
const reference = z
  .string()
  .regex(/^[A-Za-z0-9.=-]{1,100}$/, issueMessage('payments.faults.reference'));
const id = publicId(issueMessage('payments.faults.orderId'));

/**
 * POST /api/payments/initiate-memorial-order. The amount is only compared with the price, which
 * comes from the plan or an open order for the same draft (lib/payments/order/memorial-price.ts).
 */
export const memorialOrderSchema = z.strictObject({
  amount: z.unknown().meta({ type: 'number' }),
  orderType: z.literal('memorial_creation', issueMessage('payments.faults.memorialOrderType')),
  /** The draft from which the memorial will be created. */
  draftId: z.string(issueMessage('payments.faults.formNotSaved')).pipe(id),
  /** The country whose price the buyer chose; defaults to the site's. */
  country: countryCode.optional(),
});

/** POST /api/payments/verify-paystack */
export const verifyPaymentSchema = z.strictObject({ reference, orderId: id });

export const orderParamsSchema = z.object({ id });

/** POST /api/admin/orders/{id}/refund */
export const refundSchema = z.strictObject({
  /** Created by the browser: repeating the request after a lost answer names the same refund. */
  refundId: id.optional(),
  amountMinor: z.number().int().min(1).max(2_000_000_000).optional(),
  reason: z.string(REASON).trim().min(1, REASON).max(500),
});

export const refundParamsSchema = z.object({ id, refundId: id });

export const ordersPageSchema = z.object({
  page: pageOrFirst(),
});

/**
 * POST /api/payments/webhook/{provider}: the provider's own format, authenticated by its signature.
 */
export const providersNotice = z.looseObject({});
