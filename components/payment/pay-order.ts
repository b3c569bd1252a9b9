import { ApiError, callApi } from '@/lib/client/api';
import { type OnStuck, openPopup, type PaymentOrder } from './open-popup';
import { InvalidDetails } from './refusal';

/**
 * How a try to pay ended. `open`: nothing was paid, one may try again. `unconfirmed`: the provider says
 * it was paid, and only our server does not know yet. `message` is the spec's sentence (spec 8).
 * `paid` names the order that was paid, which may be an older one than the latest.
 */
export type PayResult =
  | { state: 'paid'; orderId: string }
  | { state: 'open'; message: string }
  | { state: 'unconfirmed'; message: string };

/** Opens the card popup and has the server confirm the payment. Never throws. */
export async function payOrder(order: PaymentOrder, onStuck: OnStuck): Promise<PayResult> {
  if (!order.orderId || !order.publicKey || !order.reference || !(order.amount > 0))
    return { state: 'open', message: new InvalidDetails().message };
  try {
    if ((await openPopup(order, onStuck)) === 'paid') return confirm(order);
    return paidAfterAll(order, 'Payment process was cancelled.');
  } catch (error) {
    return paidAfterAll(order, `Failed to start payment: ${messageOf(error)}`);
  }
}

async function confirm(order: PaymentOrder): Promise<PayResult> {
  try {
    const answer = await verify(order);
    if (answer.success) return { state: 'paid', orderId: order.orderId };
    return { state: 'unconfirmed', message: answer.message };
  } catch (error) {
    return { state: 'unconfirmed', message: unconfirmedMessage(error) };
  }
}

/**
 * Before another try is offered: a popup can be closed just after the card was charged. `message` stays
 * what happened when the server knows of no payment, or cannot say.
 */
async function paidAfterAll(order: PaymentOrder, message: string): Promise<PayResult> {
  const { success } = await verify(order).catch(() => ({ success: false }));
  return success ? { state: 'paid', orderId: order.orderId } : { state: 'open', message };
}

const verify = ({ orderId, reference }: PaymentOrder) =>
  callApi<{ success: boolean; message: string }>('/api/payments/verify-paystack', {
    method: 'POST',
    body: { reference, orderId },
  });

function unconfirmedMessage(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 0) return UNREACHABLE;
  if (status === 401) return 'Authentication error during payment verification.';
  return 'An error occurred while confirming your payment. Please contact support.';
}

const UNREACHABLE =
  'Failed to communicate with verification server. Please check connection or contact support.';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown error');
