import { fulfil } from '@/lib/fulfilment';
import { verifiedPaymentAnswer } from '@/lib/payments/api-schema';
import { ownPayment } from '@/lib/payments/order/queries';
import { reconcilePayment } from '@/lib/payments/reconcile/reconcile-payment';
import { verifyPaymentSchema } from '@/lib/payments/schema';
import { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';

const FAILED = 'Payment confirmation failed on our server. Please contact support.';
const TRIBUTE_FAILED = `${FAILED} Your payment might have gone through.`;

export const POST = route({
  doc: {
    summary: 'Verifies a payment with the card provider',
    answer: verifiedPaymentAnswer,
    errors: ['not_found'],
    scope: 'payments:write',
  },
  access: 'member',
  limit: 'payment',
  body: verifyPaymentSchema,
  run: async ({ viewer, body: { reference, orderId } }) => {
    const own = await ownPayment(viewer, orderId, reference);
    if (!own) throw new AppError('not_found', 'This payment was not found.');
    const settlement = await reconcilePayment(own.payment, fulfil);
    if (settlement === 'paid') return { success: true, message: 'Payment confirmed' };
    const message = own.type === 'flower_tribute' ? TRIBUTE_FAILED : FAILED;
    return { success: false, message };
  },
});
