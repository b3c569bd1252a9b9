import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/route';
import { isOwnAttempt } from '@/lib/orders/queries';
import { verifyPaymentSchema } from '@/lib/orders/schema';
import { confirmPayment } from '@/lib/settlement/confirm-payment';

export const POST = route({
  access: 'member',
  limit: 'payment',
  body: verifyPaymentSchema,
  run: async ({ viewer, body }) => {
    if (!(await isOwnAttempt(viewer, body.orderId, body.reference)))
      throw new AppError('not_found', 'This payment was not found.');
    const settlement = await confirmPayment(body.reference);
    if (settlement === 'paid') return { success: true, message: 'Payment confirmed' };
    return {
      success: false,
      message: 'Payment confirmation failed on our server. Please contact support.',
    };
  },
});
