import { useState } from 'react';
import { detailText, failureMessage } from '@/lib/client/api';
import { forgetStoredForm } from '@/lib/client/stored-form';
import { paths } from '@/lib/paths';
import { type OpenedOrder, openOrder } from './open-order';
import { type PayResult, payOrder } from './pay-order';

/** One or more tries to pay for an order. After a payment that is not confirmed yet, there is no other. */
export function usePayment(first: OpenedOrder) {
  const [order, setOrder] = useState(first);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<PayResult | null>(null);

  async function pay() {
    setBusy(true);
    setResult(null);
    setTried(true);
    const next = tried ? await renew(order) : order;
    const ended = 'state' in next ? next : await payOrder(next);
    if (!('state' in next)) setOrder(next);
    if (ended.state === 'paid') {
      forgetStoredForm();
      window.location.assign(paths.memorialPaid(order.orderId));
      return;
    }
    setResult(ended);
    setBusy(false);
  }

  return { order, busy, result, pay };
}

/** Another reference for another try; `paid` when the money of an earlier try has come in meanwhile. */
async function renew({ draftId }: OpenedOrder): Promise<OpenedOrder | PayResult> {
  try {
    return await openOrder(draftId);
  } catch (error) {
    if (detailText(error, 'orderId')) return { state: 'paid' };
    return { state: 'open', message: `Failed to proceed: ${failureMessage(error, 'no answer')}` };
  }
}
