import { useState } from 'react';
import { leaveForHostedPage, type OpenedPayment } from '@/components/payments/open-payment';
import { type PayResult, payOrder } from '@/components/payments/pay-order';
import type { PayWay } from '@/components/payments/pay-ways';
import type { PayWords } from '@/components/payments/pay-words';
import { refusalMessage, stepOf } from '@/components/payments/refusal';
import { detailText, isLoggedOut } from '@/lib/browser/api';
import { leaveForLogin } from '@/lib/browser/leave-for-login';
import { useOnPageRestored } from '@/lib/browser/page-restored';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import { leaveAsPaid } from './leave-as-paid';
import type { PayablePrice } from './payable-price';

/**
 * The state of paying for an order, in one or more attempts. `first` was opened with the main way to pay; `open`
 * returns a new reference of the same order, or a new order for the same draft. If a new order has an amount that was
 * not shown before, it must be confirmed by another click. `busy` is the provider in use. `closePopup` is set while the
 * popup fails to open.
 */
export function usePayment(
  first: OpenedPayment,
  price: Pick<PayablePrice, 'amountMinor' | 'currency'>,
  open: (way: PayWay) => Promise<OpenedPayment>,
  words: PayWords,
) {
  const say = useSay();
  const [order, setOrder] = useState(first);
  /** An order opened but not yet used for an attempt. */
  const [unused, setUnused] = useState<OpenedPayment | null>(first);
  const [busy, setBusy] = useState<PayWay['provider'] | null>(null);
  const [result, setResult] = useState<PayResult | null>(null);
  const [closePopup, setClosePopup] = useState<(() => void) | null>(null);
  useOnPageRestored(() => setBusy(null)); // returned from the provider's page

  async function pay(way: PayWay) {
    setBusy(way.provider);
    setResult(null);
    const ended = await payOnce(way);
    if (ended === 'leaving') return; // stays busy until the other page has loaded
    if (ended.state === 'paid') return leaveAsPaid(ended.orderId);
    setResult(ended);
    setBusy(null);
  }

  async function payOnce(way: PayWay): Promise<PayResult | 'leaving'> {
    const isOpened = unused?.provider === way.provider && Date.now() < unused.staleAt;
    const next = isOpened ? unused : await renew(() => open(way), way, words, say);
    if ('state' in next) return next;
    const isAsPriced = next.amount === price.amountMinor && next.currency === price.currency;
    const isAsShown = next.amount === order.amount && next.currency === order.currency;
    if (!isAsPriced && !isAsShown) {
      setOrder(next);
      setUnused(next); // an unused attempt with another amount belongs to an older order
      return { state: 'open', message: words.newAmount };
    }
    if (isOpened) setUnused(null);
    if (!next.popup) {
      leaveForHostedPage(next.page);
      return 'leaving';
    }
    setOrder(next);
    return payOrder(next.popup, next.order, (close) => setClosePopup(() => close), words);
  }

  return { order, busy, result, closePopup, pay };
}

/** Returns a new payment reference, or the state `paid` if an earlier attempt has been paid meanwhile. */
async function renew<T>(
  reopen: () => Promise<T>,
  way: PayWay,
  words: PayWords,
  say: Say,
): Promise<T | PayResult> {
  try {
    return await reopen();
  } catch (error) {
    const orderId = detailText(error, 'orderId');
    if (orderId) return { state: 'paid', orderId };
    if (isLoggedOut(error)) leaveForLogin(say('accounts.loginMessages.noToken')); // the form and its draft stay stored
    return { state: 'open', message: refusalMessage(error, stepOf(way), words) };
  }
}
