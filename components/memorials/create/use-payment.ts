import { useState } from 'react';
import { leaveForHostedPage } from '@/components/payments/hosted-payment';
import { type PayResult, payOrder } from '@/components/payments/pay-order';
import type { PayWords } from '@/components/payments/pay-words';
import type { HostedPayment, PaymentOrder } from '@/components/payments/providers/browser-provider';
import { refusalMessage } from '@/components/payments/refusal';
import { detailText, isLoggedOut } from '@/lib/browser/api';
import { leaveForLogin } from '@/lib/browser/leave-for-login';
import { useOnPageRestored } from '@/lib/browser/page-restored';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import { leaveAsPaid } from './leave-as-paid';

/**
 * The state of paying for an order, with one or more attempts; none after a payment that is not confirmed yet.
 * `reopen` returns a new reference of the order, or a new order for the same draft. `closePopup` is set while
 * the popup does not open. `payOnPage` leaves for the other provider's page.
 */
export function usePayment(
  first: PaymentOrder,
  reopen: () => Promise<PaymentOrder>,
  openHosted: () => Promise<HostedPayment>,
  words: PayWords,
) {
  const say = useSay();
  const [order, setOrder] = useState(first);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState<'card' | 'hosted' | null>(null);
  const [result, setResult] = useState<PayResult | null>(null);
  const [closePopup, setClosePopup] = useState<(() => void) | null>(null);
  useOnPageRestored(() => setBusy(null)); // from the payment page

  async function pay() {
    setBusy('card');
    setResult(null);
    end(await payOnce());
  }

  async function payOnPage() {
    setBusy('hosted');
    setResult(null);
    const payment = await renew(openHosted, 'hosted', words, say);
    if ('state' in payment) return end(payment);
    if (payment.amount === order.amount) return leaveForHostedPage(payment);
    setOrder({ ...order, amount: payment.amount, orderId: payment.orderId });
    setTried(true); // the popup needs a reference of the new order
    end({ state: 'open', message: words.newAmount });
  }

  function end(ended: PayResult) {
    if (ended.state === 'paid') return leaveAsPaid(ended.orderId);
    setResult(ended);
    setBusy(null);
  }

  async function payOnce(): Promise<PayResult> {
    const next = tried ? await renew(reopen, 'card', words, say) : order;
    if ('state' in next) return next;
    const isNewAmount = next.amount !== order.amount || next.currency !== order.currency;
    setOrder(next);
    setTried(!isNewAmount);
    if (isNewAmount) return { state: 'open', message: words.newAmount };
    return payOrder(next, (close) => setClosePopup(() => close), words);
  }

  return { order, busy, result, closePopup, pay, payOnPage };
}

/** Returns a new reference for another attempt; `paid` when an earlier attempt has been paid meanwhile. */
async function renew<T>(
  reopen: () => Promise<T>,
  way: 'card' | 'hosted',
  words: PayWords,
  say: Say,
): Promise<T | PayResult> {
  try {
    return await reopen();
  } catch (error) {
    const orderId = detailText(error, 'orderId');
    if (orderId) return { state: 'paid', orderId };
    if (isLoggedOut(error)) leaveForLogin(say('accounts.loginMessages.noToken')); // the form and its draft are kept
    return { state: 'open', message: refusalMessage(error, way, words) };
  }
}
