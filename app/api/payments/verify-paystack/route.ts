import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/route';
import { ownPaymentType } from '@/lib/orders/queries';
import { verifyPaymentSchema } from '@/lib/orders/schema';
import { confirmPayment } from '@/lib/settlement/confirm-payment';

const FAILED = 'Payment confirmation failed on our server. Please contact support.';
const FLOWERS_FAILED = `${FAILED} Your payment might have gone through.`;

export const POST = route({
  access: 'member',
  limit: 'payment',
  body: verifyPaymentSchema,
  run: async ({ viewer, body: { reference, orderId } }) => {
    const type = await ownPaymentType(viewer, orderId, { provider: 'paystack', reference });
    if (!type) throw new AppError('not_found', 'This payment was not found.');
    const settlement = await confirmPayment(reference);
    if (settlement === 'paid') return { success: true, message: 'Payment confirmed' };
    const message = type === 'flower_tribute' ? FLOWERS_FAILED : FAILED;
    return { success: false, message };
  },
});
