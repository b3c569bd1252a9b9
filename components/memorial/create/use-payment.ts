import { useState } from 'react';
import type { PaymentOrder } from '@/components/payment/open-popup';
import { detailText, failureMessage } from '@/lib/client/api';
import { leaveAsPaid } from './leave-as-paid';
import { type PayResult, payOrder } from './pay-order';

const NEW_AMOUNT = 'The exchange rate has changed. Please look at the new amount before you pay.';

/**
 * One or more tries to pay for an order. After a payment that is not confirmed yet, there is no other.
 * `reopen` gives the order a fresh reference, or a new order for the same draft. `closePopup` is there
 * while the popup does not open.
 */
export function usePayment(first: PaymentOrder, reopen: () => Promise<PaymentOrder>) {
  const [order, setOrder] = useState(first);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<PayResult | null>(null);
  const [closePopup, setClosePopup] = useState<(() => void) | null>(null);

  async function pay() {
    setBusy(true);
    setResult(null);
    const ended = await payOnce();
    if (ended.state === 'paid') return leaveAsPaid(ended.orderId);
    setResult(ended);
    setBusy(false);
  }

  async function payOnce(): Promise<PayResult> {
    const next = tried ? await renew(reopen) : order;
    if ('state' in next) return next;
    const isNewAmount = next.amount !== order.amount || next.currency !== order.currency;
    setOrder(next);
    setTried(!isNewAmount);
    if (isNewAmount) return { state: 'open', message: NEW_AMOUNT };
    return payOrder(next, (close) => setClosePopup(() => close));
  }

  return { order, busy, result, closePopup, pay };
}

/** Another reference for another try; `paid` when the money of an earlier try has come in meanwhile. */
async function renew(reopen: () => Promise<PaymentOrder>): Promise<PaymentOrder | PayResult> {
  try {
    return await reopen();
  } catch (error) {
    const orderId = detailText(error, 'orderId');
    if (orderId) return { state: 'paid', orderId };
    return { state: 'open', message: `Failed to proceed: ${failureMessage(error, 'no answer')}` };
  }
}
