import { ApiError } from '@/lib/browser/api';
import { type OnStuck, openPopup } from './open-popup';
import type { PaymentOrder } from './providers/browser-provider';
import { POPUP } from './providers/registry';
import { InvalidDetails } from './refusal';

/**
 * How a payment attempt ended. `open`: nothing was paid, the person may try again. `unconfirmed`: the provider
 * says it was paid, but our server does not know yet. `message` is the spec's sentence (product.md 8). `paid`
 * names the order that was paid, which may be older than the latest one.
 */
export type PayResult =
  | { state: 'paid'; orderId: string }
  | { state: 'open'; message: string }
  | { state: 'unconfirmed'; message: string };

/** Opens the card popup, then asks the server to confirm the payment. Never throws. */
export async function payOrder(order: PaymentOrder, onStuck: OnStuck): Promise<PayResult> {
  if (!order.orderId || !order.publicKey || !order.reference || !(order.amount > 0))
    return { state: 'open', message: new InvalidDetails().message };
  try {
    if ((await openPopup(order, onStuck)) === 'paid') return confirm(order);
    return checkForPayment(order, 'Payment process was cancelled.');
  } catch (error) {
    return checkForPayment(order, `Failed to start payment: ${messageOf(error)}`);
  }
}

async function confirm(order: PaymentOrder): Promise<PayResult> {
  try {
    const answer = await POPUP.verify(order);
    if (answer.success) return { state: 'paid', orderId: order.orderId };
    return { state: 'unconfirmed', message: answer.message };
  } catch (error) {
    return { state: 'unconfirmed', message: unconfirmedMessage(error) };
  }
}

/**
 * Checks for a payment before another attempt is offered: a popup can be closed just after the card was
 * charged. Returns `open` with `message` when the server knows of no payment, or cannot say.
 */
async function checkForPayment(order: PaymentOrder, message: string): Promise<PayResult> {
  const { success } = await POPUP.verify(order).catch(() => ({ success: false }));
  return success ? { state: 'paid', orderId: order.orderId } : { state: 'open', message };
}

function unconfirmedMessage(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 0) return UNREACHABLE;
  if (status === 401) return 'Authentication error during payment verification.';
  return 'An error occurred while confirming your payment. Please contact support.';
}

const UNREACHABLE =
  'Failed to communicate with verification server. Please check connection or contact support.';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown error');
