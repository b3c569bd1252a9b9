import { z } from 'zod';
import {
  AttemptStatus,
  DisputeStatus,
  LedgerKind,
  OrderStatus,
  OrderType,
  PaymentProvider,
  RefundStatus,
} from '@/lib/platform/db/generated/enums';
import { isoTime, pagingFields } from '@/lib/platform/http/answer-schema';

const id = z.string();
const minorUnits = z.number().int();
const provider = z.enum(PaymentProvider);
const orderType = z.enum(OrderType);

/**
 * An order as the payment endpoints return it. `amountInUSD` is in whole units of `priceCurrency`,
 * in spite of its name; `amount` is what the provider charges, in minor units of `currency`
 * (product.md 7).
 */
const openedOrder = z.strictObject({
  orderId: id,
  email: z.string(),
  amountInUSD: z.number(),
  priceCurrency: z.string(),
  amount: minorUnits,
  currency: z.string(),
  reference: z.string(),
  /** For example '$49.00 (R903.56)'. */
  displayAmount: z.string(),
  expiresAt: isoTime,
});

/** POST /api/payments/initiate-memorial-order and initiate-paystack-order */
export const popupOrderResponse = openedOrder
  .extend({
    publicKey: z.string(),
    popupUrl: z.string().nullable(),
  })
  .meta({ id: 'OpenedOrder' });

/**
 * An order to be paid on a provider's page by posting a form. Each route adds the address of the page under a different
 * name.
 */
export const hostedOrderResponse = openedOrder.omit({ email: true }).extend({
  formData: z.record(z.string(), z.string()),
});

/** An order to be paid on a provider's page that opens from a link. */
export const linkedOrderResponse = openedOrder.omit({ email: true }).extend({ url: z.url() });

/** POST /api/payments/verify-paystack */
export const verifiedPaymentResponse = z.strictObject({
  success: z.boolean(),
  message: z.string(),
});

/** The response to a provider's webhook. */
export const noticeReceivedResponse = z.strictObject({ received: z.literal(true) });

/**
 * GET /api/payments/orders/{id}. `memorialId` is the created memorial, or the one that the flowers
 * are for; `tributeId` is the created tribute.
 */
export const ownOrderResponse = z
  .strictObject({
    orderId: id,
    type: orderType,
    state: z.enum(['waiting', 'done', 'paid', 'failed', 'review']),
    memorialId: id.nullable(),
    tributeId: id.nullable(),
  })
  .meta({ id: 'OrderState' });

const attempt = z.strictObject({
  provider,
  reference: z.string(),
  status: z.enum(AttemptStatus),
  detail: z.string(),
});

const refund = z.strictObject({
  id,
  status: z.enum(RefundStatus),
  chargeMinor: minorUnits,
  detail: z.string(),
});

const dispute = z.strictObject({
  id,
  status: z.enum(DisputeStatus),
  chargeMinor: minorUnits,
  dueAt: isoTime.nullable(),
});

/**
 * An order as admins see it. Amounts in minor units: prices in `priceCurrency`, charges in
 * `chargeCurrency`.
 */
export const listedOrder = z
  .strictObject({
    id,
    type: orderType,
    status: z.enum(OrderStatus),
    reviewReason: z.string(),
    overpaid: z.boolean(),
    priceMinor: minorUnits,
    priceCurrency: z.string(),
    chargeMinor: minorUnits,
    chargeCurrency: z.string(),
    createdAt: isoTime,
    attempts: z.array(attempt),
    refunds: z.array(refund),
    disputes: z.array(dispute),
  })
  .meta({ id: 'Order' });

/** GET /api/admin/orders */
export const ordersResponse = z.strictObject({ orders: z.array(listedOrder), ...pagingFields });

const ledgerEntry = z.strictObject({
  id,
  provider,
  providerTxnId: z.string(),
  kind: z.enum(LedgerKind),
  chargeMinor: minorUnits,
  priceMinor: minorUnits,
  occurredAt: isoTime,
});

/** A provider's notice, without its body. */
const event = z.strictObject({
  id,
  provider,
  kind: z.string(),
  signatureOk: z.boolean(),
  outcome: z.string(),
  receivedAt: isoTime,
  processedAt: isoTime.nullable(),
});

/** GET /api/admin/orders/{id} */
export const orderHistoryResponse = listedOrder.extend({
  email: z.string(),
  userId: id.nullable(),
  targetMemorialId: id.nullable(),
  paidAt: isoTime.nullable(),
  fulfilledAt: isoTime.nullable(),
  memorialId: id.nullable(),
  tributeId: id.nullable(),
  attempts: z.array(attempt.extend({ createdAt: isoTime })),
  ledger: z.array(ledgerEntry),
  refunds: z.array(
    refund.extend({
      provider,
      reason: z.string(),
      isWithProvider: z.boolean(),
      createdAt: isoTime,
    }),
  ),
  disputes: z.array(dispute.extend({ provider, createdAt: isoTime })),
  events: z.array(event),
});

/** POST /api/admin/orders/{id}/refund */
export const requestedRefundResponse = z.strictObject({
  refundId: id,
  status: z.enum(RefundStatus),
  amountMinor: minorUnits,
  detail: z.string(),
});
