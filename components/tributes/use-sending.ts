import { useState } from 'react';
import { useOnPageRestored } from '@/lib/browser/page-restored';
import { chargeFor, rateMicros } from '@/lib/payments/money-rules';
import type { Flowers, SendResult } from './send-flowers';

export type Way = 'card' | 'hosted';

const NEW_AMOUNT = 'The exchange rate has changed. Please check the new amount before you pay.';
const NOT_LOADED = 'Failed to prepare payment. Please try again.';

/**
 * The state of paying for flowers, with one or more attempts. `rate` is the rate that the page was rendered
 * with; `chargeOf` returns what an amount costs in ZAR cents, as quoted by the server once it has quoted it.
 * The code that pays is loaded on the first click. `closePopup` is set while the popup does not open.
 */
export function useSending(rate: string) {
  const [busy, setBusy] = useState<Way | null>(null);
  const [result, setResult] = useState<SendResult | null>(null);
  const [quoted, setQuoted] = useState({ priceMinor: 0, chargeMinor: 0 });
  const [closePopup, setClosePopup] = useState<(() => void) | null>(null);
  useOnPageRestored(() => setBusy(null)); // from a payment page

  const chargeOf = (priceMinor: number) =>
    quoted.priceMinor === priceMinor ? quoted.chargeMinor : chargeFor(priceMinor, rateMicros(rate));

  async function send(way: Way, flowers: Flowers): Promise<void> {
    setBusy(way);
    setResult(null);
    const shown = chargeOf(flowers.amountMinor);
    const ended = await pay(way, flowers, shown, (close) => setClosePopup(() => close));
    if (ended.state === 'leaving') return; // stays busy until the other page has loaded
    if (ended.state === 'repriced')
      setQuoted({ priceMinor: flowers.amountMinor, chargeMinor: ended.chargeMinor });
    setResult(ended);
    setBusy(null);
  }

  return { busy, notice: noticeOf(result), closePopup, chargeOf, send };
}

async function pay(
  way: Way,
  flowers: Flowers,
  shown: number,
  onStuck: (close: (() => void) | null) => void,
): Promise<SendResult> {
  const code = await import('./send-flowers').catch(() => null);
  if (!code) return { state: 'open', message: NOT_LOADED, orderId: null };
  return way === 'card'
    ? code.sendByCard(flowers, shown, onStuck)
    : code.sendByHostedPage(flowers, shown);
}

/** What to show after an attempt that ended here; with `paidOrderId` there must be no other attempt. */
export type Notice = { message: string; orderId: string | null; paidOrderId: string | null };

function noticeOf(result: SendResult | null): Notice | null {
  if (!result || result.state === 'leaving') return null;
  if (result.state === 'repriced') return { message: NEW_AMOUNT, orderId: null, paidOrderId: null };
  const { message, orderId } = result;
  return { message, orderId, paidOrderId: result.state === 'unconfirmed' ? result.orderId : null };
}
