import { ApiError } from '@/lib/browser/api';
import { fillPlaceholders } from '@/lib/platform/language/fill-placeholders';
import { type OnStuck, openPopup } from './open-popup';
import type { PaymentMessages } from './payment-messages';
import type { PaymentOrder, PopupProvider } from './providers/browser-provider';
import { isTooBusy, providerMessage } from './server-error-message';

/**
 * How an attempt to pay ended. `open`: no payment is known; the person may retry. `unconfirmed`: the provider reports a
 * payment that our server cannot confirm yet. `paid` names the paid order, which may be older than the latest one.
 * `message` is the spec's sentence (product.md 8).
 */
export type PayResult =
  | { state: 'paid'; orderId: string }
  | { state: 'open'; message: string }
  | { state: 'unconfirmed'; message: string };

/** Opens the card popup, then asks the server to confirm the payment. Never throws. */
export async function payOrder(
  popup: PopupProvider,
  order: PaymentOrder,
  onStuck: OnStuck,
  messages: PaymentMessages,
): Promise<PayResult> {
  if (!order.orderId || !order.publicKey || !order.reference || !(order.amount > 0))
    return { state: 'open', message: messages.invalidDetails };
  try {
    if ((await openPopup(popup, order, onStuck, messages)) === 'paid')
      return confirmPayment(popup, order, messages);
    return checkForPayment(popup, order, messages.cancelled);
  } catch (error) {
    const reason = error instanceof Error ? error.message : messages.unknownReason;
    return checkForPayment(popup, order, fillPlaceholders(messages.notStarted, { reason }));
  }
}

async function confirmPayment(
  popup: PopupProvider,
  order: PaymentOrder,
  messages: PaymentMessages,
): Promise<PayResult> {
  try {
    const answer = await popup.verify(order);
    if (answer.success) return { state: 'paid', orderId: order.orderId };
    return { state: 'unconfirmed', message: answer.message };
  } catch (error) {
    const message = providerMessage(error);
    if (message) return { state: 'unconfirmed', message };
    // The card was charged, but the server is too busy to confirm the payment. The return page waits for that.
    if (isTooBusy(error)) return { state: 'paid', orderId: order.orderId };
    return { state: 'unconfirmed', message: unconfirmedMessage(error, messages) };
  }
}

/**
 * Checks for a payment before another attempt is offered, since a popup can be closed just after the card was charged.
 * Returns `open` with `message` if the server knows of no payment or cannot tell.
 */
async function checkForPayment(
  popup: PopupProvider,
  order: PaymentOrder,
  message: string,
): Promise<PayResult> {
  const { success } = await popup.verify(order).catch(() => ({ success: false }));
  return success ? { state: 'paid', orderId: order.orderId } : { state: 'open', message };
}

function unconfirmedMessage(error: unknown, messages: PaymentMessages): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 0) return messages.unreachable;
  if (status === 401) return messages.unauthenticated;
  return messages.notConfirmed;
}
