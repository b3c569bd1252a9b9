import { fulfil } from '@/lib/fulfilment';
import { verifiedPaymentAnswer } from '@/lib/payments/api-schema';
import { ownPayment } from '@/lib/payments/order/queries';
import { reconcilePayment } from '@/lib/payments/reconcile/reconcile-payment';
import { verifyPaymentSchema } from '@/lib/payments/schema';
import { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { said } from '@/lib/platform/language/said';

export const POST = route({
  doc: {
    summary: 'Verifies a payment with the card provider',
    answer: verifiedPaymentAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'payment',
  body: verifyPaymentSchema,
  run: async ({ viewer, say, body: { reference, orderId } }) => {
    const own = await ownPayment(viewer, orderId, reference);
    if (!own) throw new AppError('not_found', said('payments.refusals.paymentNotFound'));
    const settlement = await reconcilePayment(own.payment, fulfil);
    if (settlement === 'paid')
      return { success: true, message: say('payments.verified.confirmed') };
    const isTribute = own.type === 'flower_tribute';
    return {
      success: false,
      message: say(isTribute ? 'payments.verified.flowersFailed' : 'payments.verified.failed'),
    };
  },
});
