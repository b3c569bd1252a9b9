import { openPopup } from '@/components/payment/open-popup';
import { ApiError, callApi, failureMessage } from '@/lib/client/api';
import type { OpenedOrder } from './open-order';

/** How a try to pay ended. `message` is the spec's sentence for it (spec 8, "Payment"). */
export type PayResult = { paid: true } | { paid: false; message: string };

/** Opens the card popup and has the server confirm the payment. Never throws. */
export async function payOrder(order: OpenedOrder): Promise<PayResult> {
  if (!order.orderId || !order.publicKey || !order.reference || !(order.amount > 0))
    return { paid: false, message: 'Received invalid payment details from server.' };
  try {
    const outcome = await openPopup(order);
    if (outcome === 'cancelled') return { paid: false, message: 'Payment process was cancelled.' };
  } catch (error) {
    return { paid: false, message: `Failed to start payment: ${messageOf(error)}` };
  }
  return confirm(order);
}

async function confirm({ orderId, reference }: OpenedOrder): Promise<PayResult> {
  try {
    const answer = await callApi<{ success: boolean; message: string }>(
      '/api/payments/verify-paystack',
      { method: 'POST', body: { reference, orderId } },
    );
    return answer.success ? { paid: true } : { paid: false, message: answer.message };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      return { paid: false, message: 'Authentication error during payment verification.' };
    return { paid: false, message: failureMessage(error, UNREACHABLE) };
  }
}

const UNREACHABLE =
  'Failed to communicate with verification server. Please check connection or contact support.';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown error');
