import { z } from 'zod';
import { pageOrFirst } from '@/lib/platform/http/page-schema';
import { publicId } from '@/lib/platform/ids/id-schema';
import { fault } from '@/lib/platform/language/fault';
import { countryCode } from '@/lib/platform/site-settings/keys/shop';

const REASON = fault('payments.faults.reasonRequired');
const reference = z.string().regex(/^[A-Za-z0-9.=-]{1,100}$/, fault('payments.faults.reference'));
const id = publicId(fault('payments.faults.orderId'));

/**
 * POST /api/payments/initiate-memorial-order. The amount is checked, never used as the price: it is that of the plan, or of the order
 * that is open for the same form, which the command knows (lib/payments/order/memorial-price.ts).
 */
export const memorialOrderSchema = z.strictObject({
  amount: z.unknown().meta({ type: 'number' }),
  orderType: z.literal('memorial_creation', fault('payments.faults.memorialOrderType')),
  /** The saved form that the memorial will be made from. */
  draftId: z.string(fault('payments.faults.formNotSaved')).pipe(id),
  /** Whose price the buyer chose; without it, the site's. */
  country: countryCode.optional(),
});

/** POST /api/payments/verify-paystack */
export const verifyPaymentSchema = z.strictObject({ reference, orderId: id });

export const orderParamsSchema = z.object({ id });

/** POST /api/admin/orders/{id}/refund */
export const refundSchema = z.strictObject({
  /** Made by the asking browser: the same id again, after a lost answer, is the same refund. */
  refundId: id.optional(),
  amountMinor: z.number().int().min(1).max(2_000_000_000).optional(),
  reason: z.string(REASON).trim().min(1, REASON).max(500),
});

export const refundParamsSchema = z.object({ id, refundId: id });

export const reviewPageSchema = z.object({
  page: pageOrFirst(),
});

/** POST /api/payments/webhook/{provider}: the provider's own words, signed by it. */
export const providersNotice = z.looseObject({});
