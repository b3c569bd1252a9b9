import { openPopup } from '@/components/payment/open-popup';
import { ApiError, callApi, failureMessage } from '@/lib/client/api';
import type { OpenedOrder } from './open-order';

/**
 * How a try to pay ended. `open`: nothing was paid, one may try again. `unconfirmed`: the provider says
 * it was paid, and only our server does not know yet. `message` is the spec's sentence (spec 8).
 */
export type PayResult =
  | { state: 'paid' }
  | { state: 'open'; message: string }
  | { state: 'unconfirmed'; message: string };

/** Opens the card popup and has the server confirm the payment. Never throws. */
export async function payOrder(order: OpenedOrder): Promise<PayResult> {
  if (!order.orderId || !order.publicKey || !order.reference || !(order.amount > 0))
    return { state: 'open', message: 'Received invalid payment details from server.' };
  try {
    if ((await openPopup(order)) === 'cancelled')
      return { state: 'open', message: 'Payment process was cancelled.' };
  } catch (error) {
    return { state: 'open', message: `Failed to start payment: ${messageOf(error)}` };
  }
  return confirm(order);
}

async function confirm({ orderId, reference }: OpenedOrder): Promise<PayResult> {
  try {
    const answer = await callApi<{ success: boolean; message: string }>(
      '/api/payments/verify-paystack',
      { method: 'POST', body: { reference, orderId } },
    );
    return answer.success ? { state: 'paid' } : { state: 'unconfirmed', message: answer.message };
  } catch (error) {
    const message =
      error instanceof ApiError && error.status === 401
        ? 'Authentication error during payment verification.'
        : failureMessage(error, UNREACHABLE);
    return { state: 'unconfirmed', message };
  }
}

const UNREACHABLE =
  'Failed to communicate with verification server. Please check connection or contact support.';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown error');
