import { z } from 'zod';
import { pageOrFirst } from '@/lib/platform/http/page-schema';
import { publicId } from '@/lib/platform/ids/id-schema';
import { fault } from '@/lib/platform/language/fault';
import { MEMORIAL_FEE_MINOR } from './rules';

const REASON = fault('payments.faults.reasonRequired');
const FEE = MEMORIAL_FEE_MINOR / 100;
const reference = z.string().regex(/^[A-Za-z0-9.=-]{1,100}$/, fault('payments.faults.reference'));
const id = publicId(fault('payments.faults.orderId'));

/** POST /api/payments/initiate-memorial-order. The amount is checked, never used as the price. */
export const memorialOrderSchema = z.strictObject({
  amount: z.literal(FEE, fault('payments.faults.memorialFee', { fee: FEE })),
  orderType: z.literal('memorial_creation', fault('payments.faults.memorialOrderType')),
  /** The saved form that the memorial will be made from. */
  draftId: z.string(fault('payments.faults.formNotSaved')).pipe(id),
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
