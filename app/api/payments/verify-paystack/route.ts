import { fulfil } from '@/lib/fulfilment';
import { verifiedPaymentResponse } from '@/lib/payments/api-schema';
import { ownPayment } from '@/lib/payments/order/queries';
import { reconcilePayment } from '@/lib/payments/reconcile/reconcile-payment';
import { verifyPaymentSchema } from '@/lib/payments/schema';
import type { OrderType } from '@/lib/platform/db/generated/enums';
import { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { messageFor } from '@/lib/platform/language/message';

/** The message after a failed payment, by the type of order. */
const FAILURE_MESSAGES = {
  memorial_creation: 'payments.verified.failed',
  flower_tribute: 'payments.verified.flowersFailed',
} as const satisfies Record<OrderType, string>;

export const POST = route({
  doc: {
    summary: 'Verifies a payment with the card provider',
    answer: verifiedPaymentResponse,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'payment',
  body: verifyPaymentSchema,
  run: async ({ viewer, t, body: { reference, orderId } }) => {
    const ownedPayment = await ownPayment(viewer, orderId, reference);
    if (!ownedPayment)
      throw new AppError('not_found', messageFor('payments.refusals.paymentNotFound'));
    const settlement = await reconcilePayment(ownedPayment.payment, fulfil);
    if (settlement === 'paid') return { success: true, message: t('payments.verified.confirmed') };
    return { success: false, message: t(FAILURE_MESSAGES[ownedPayment.type]) };
  },
});
