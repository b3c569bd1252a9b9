import { useState } from 'react';
import { type HostedPayment, leaveForHostedPage } from '@/components/payment/hosted-payment';
import type { PaymentOrder } from '@/components/payment/open-popup';
import { type PayResult, payOrder } from '@/components/payment/pay-order';
import { LOGGED_OUT, refusalMessage } from '@/components/payment/refusal';
import { detailText } from '@/lib/client/api';
import { useBackFromMemory } from '@/lib/client/back-from-memory';
import { leaveForLogin } from '@/lib/client/leave-for-login';
import { leaveAsPaid } from './leave-as-paid';

const NEW_AMOUNT = 'The exchange rate has changed. Please look at the new amount before you pay.';

/**
 * One or more tries to pay for an order. After a payment that is not confirmed yet, there is no other.
 * `reopen` gives the order a fresh reference, or a new order for the same draft. `closePopup` is there
 * while the popup does not open. `payOnPage` leaves for the other provider's page.
 */
export function usePayment(
  first: PaymentOrder,
  reopen: () => Promise<PaymentOrder>,
  openHosted: () => Promise<HostedPayment>,
) {
  const [order, setOrder] = useState(first);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState<'card' | 'hosted' | null>(null);
  const [result, setResult] = useState<PayResult | null>(null);
  const [closePopup, setClosePopup] = useState<(() => void) | null>(null);
  useBackFromMemory(() => setBusy(null)); // from the payment page

  async function pay() {
    setBusy('card');
    setResult(null);
    end(await payOnce());
  }

  async function payOnPage() {
    setBusy('hosted');
    setResult(null);
    const payment = await renew(openHosted, 'hosted');
    if ('state' in payment) return end(payment);
    if (payment.amount === order.amount) return leaveForHostedPage(payment);
    setOrder({ ...order, amount: payment.amount, orderId: payment.orderId });
    setTried(true); // the popup needs a reference of that order
    end({ state: 'open', message: NEW_AMOUNT });
  }

  function end(ended: PayResult) {
    if (ended.state === 'paid') return leaveAsPaid(ended.orderId);
    setResult(ended);
    setBusy(null);
  }

  async function payOnce(): Promise<PayResult> {
    const next = tried ? await renew(reopen, 'card') : order;
    if ('state' in next) return next;
    const isNewAmount = next.amount !== order.amount || next.currency !== order.currency;
    setOrder(next);
    setTried(!isNewAmount);
    if (isNewAmount) return { state: 'open', message: NEW_AMOUNT };
    return payOrder(next, (close) => setClosePopup(() => close));
  }

  return { order, busy, result, closePopup, pay, payOnPage };
}

/** Another reference for another try; `paid` when the money of an earlier try has come in meanwhile. */
async function renew<T>(reopen: () => Promise<T>, way: 'card' | 'hosted'): Promise<T | PayResult> {
  try {
    return await reopen();
  } catch (error) {
    const orderId = detailText(error, 'orderId');
    if (orderId) return { state: 'paid', orderId };
    const message = refusalMessage(error, way);
    if (message === LOGGED_OUT) leaveForLogin(message); // the form is kept, and its draft
    return { state: 'open', message };
  }
}
