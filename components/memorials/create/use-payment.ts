import { useState } from 'react';
import { type OpenedPayment, openHostedPage } from '@/components/payments/open-payment';
import { type PayResult, payOrder } from '@/components/payments/pay-order';
import type { PayWay } from '@/components/payments/pay-ways';
import { orderCallPurpose, paymentErrorMessage } from '@/components/payments/payment-error';
import type { PaymentMessages } from '@/components/payments/payment-messages';
import { detailText, isLoggedOut } from '@/lib/browser/api';
import { useOnPageRestored } from '@/lib/browser/page-restored';
import { redirectToLogin } from '@/lib/browser/redirect-to-login';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { openReturnPage } from './open-return-page';
import type { PayablePrice } from './payable-price';

/**
 * Pays for an order in one or more attempts. `first` was opened with the main way to pay. `open` returns a new
 * reference for the same order, or a new order for the same draft. If a new order's amount was not shown before, the
 * person must confirm it with another click. `busy` is the provider in use. `closePopup` is set while the popup fails
 * to open.
 */
export function usePayment(
  first: OpenedPayment,
  price: Pick<PayablePrice, 'amountMinor' | 'currency'>,
  open: (way: PayWay) => Promise<OpenedPayment>,
  messages: PaymentMessages,
) {
  const t = useTranslate();
  const [order, setOrder] = useState(first);
  /** An order opened but not yet used for an attempt. */
  const [unused, setUnused] = useState<OpenedPayment | null>(first);
  const [busy, setBusy] = useState<PayWay['provider'] | null>(null);
  const [result, setResult] = useState<PayResult | null>(null);
  const [closePopup, setClosePopup] = useState<(() => void) | null>(null);
  useOnPageRestored(() => setBusy(null)); // the person came back from the provider's page

  async function pay(way: PayWay) {
    setBusy(way.provider);
    setResult(null);
    const outcome = await payOnce(way);
    if (outcome === 'leaving') return; // stays busy until the other page has loaded
    if (outcome.state === 'paid') return openReturnPage(outcome.orderId);
    setResult(outcome);
    setBusy(null);
  }

  async function payOnce(way: PayWay): Promise<PayResult | 'leaving'> {
    const canReuse = unused?.provider === way.provider && Date.now() < unused.staleAt;
    const next = canReuse ? unused : await renewPayment(() => open(way), way, messages, t);
    if ('state' in next) return next;
    const matchesPrice = next.amount === price.amountMinor && next.currency === price.currency;
    const matchesShown = next.amount === order.amount && next.currency === order.currency;
    if (!matchesPrice && !matchesShown) {
      setOrder(next);
      setUnused(next); // replaces any unused attempt: with another amount, it belongs to an older order
      return { state: 'open', message: messages.newAmount };
    }
    if (canReuse) setUnused(null);
    if (!next.popup) {
      openHostedPage(next.page);
      return 'leaving';
    }
    setOrder(next);
    return payOrder(next.popup, next.order, (close) => setClosePopup(() => close), messages);
  }

  return { order, busy, result, closePopup, pay };
}

/**
 * Returns a new payment reference. Returns the state `paid` if an earlier attempt was paid in the meantime, or `open`
 * with a message if the call failed.
 */
async function renewPayment<T>(
  reopen: () => Promise<T>,
  way: PayWay,
  messages: PaymentMessages,
  t: Translate,
): Promise<T | PayResult> {
  try {
    return await reopen();
  } catch (error) {
    const orderId = detailText(error, 'orderId');
    if (orderId) return { state: 'paid', orderId };
    if (isLoggedOut(error)) redirectToLogin(t('accounts.loginMessages.noToken')); // the form and its draft stay stored
    return { state: 'open', message: paymentErrorMessage(error, orderCallPurpose(way), messages) };
  }
}
