import { leaveForHostedPage, openHostedPayment } from '@/components/payment/hosted-payment';
import type { OnStuck, PaymentOrder } from '@/components/payment/open-popup';
import { payOrder } from '@/components/payment/pay-order';
import { refusalMessage } from '@/components/payment/refusal';
import { ApiError, callApi } from '@/lib/client/api';
import { storeTribute } from '@/lib/client/stored-tribute';
import { clearStoredUser } from '@/lib/client/stored-user';
import { paths } from '@/lib/paths';
import { FLOWERS_ID } from './flowers-id';

export type Flowers = {
  memorialId: string;
  /** US cents. */
  amountMinor: number;
  message: string;
  isAnonymous: boolean;
};

/**
 * How a try to pay ended. `leaving`: another page is on its way. `repriced`: what is charged is not what
 * was shown, so nothing was begun. `open`: nothing was paid, one may try again. `unconfirmed`: it was
 * paid, and only our server does not know yet. `message` is the spec's sentence (spec 8).
 */
export type SendResult =
  | { state: 'leaving' }
  | { state: 'repriced'; chargeMinor: number }
  | { state: 'open'; message: string; orderId: string | null }
  | { state: 'unconfirmed'; message: string; orderId: string };

/** Pays in the card popup. `shownMinor` is the charge that the person has seen, in ZAR cents. Never throws. */
export async function sendByCard(
  flowers: Flowers,
  shownMinor: number,
  onStuck: OnStuck,
): Promise<SendResult> {
  keep(flowers);
  try {
    const order = await callApi<PaymentOrder>(paths.apiPaystackOrder, {
      method: 'POST',
      body: toBody(flowers),
    });
    if (order.amount !== shownMinor) return { state: 'repriced', chargeMinor: order.amount };
    const result = await payOrder(order, onStuck);
    if (result.state !== 'paid') return { ...result, orderId: order.orderId };
    window.location.assign(paths.flowersPaid(result.orderId));
    return { state: 'leaving' };
  } catch (error) {
    return refused(error, 'card');
  }
}

/** Pays on PayFast's own page, which the browser leaves for. Never throws. */
export async function sendByHostedPage(flowers: Flowers, shownMinor: number): Promise<SendResult> {
  keep(flowers);
  try {
    const payment = await openHostedPayment(toBody(flowers));
    if (payment.amount !== shownMinor) return { state: 'repriced', chargeMinor: payment.amount };
    leaveForHostedPage(payment);
    return { state: 'leaving' };
  } catch (error) {
    return refused(error, 'hosted');
  }
}

const keep = ({ amountMinor, ...words }: Flowers) =>
  storeTribute({ ...words, amount: amountMinor / 100 });

const toBody = ({ amountMinor, ...words }: Flowers) => ({
  ...words,
  amount: amountMinor / 100,
  orderType: 'flower_tribute',
});

function refused(error: unknown, way: 'card' | 'hosted'): SendResult {
  if (error instanceof ApiError && error.status === 401) {
    leaveToLogIn();
    return { state: 'leaving' };
  }
  return { state: 'open', message: refusalMessage(error, way), orderId: null };
}

/** Anybody may open these pages, so Back leads here again; what was typed is kept. */
function leaveToLogIn(): void {
  clearStoredUser();
  const { pathname, search } = window.location;
  const from = `${pathname}${search}#${FLOWERS_ID}`;
  window.location.assign(paths.loginFrom(from, 'Please log in to send flowers'));
}
