import { useState } from 'react';
import { useBackFromMemory } from '@/lib/client/back-from-memory';
import { chargeFor, rateMicros } from '@/lib/orders/rules';
import type { Flowers, SendResult } from './send-flowers';

export type Way = 'card' | 'hosted';

const NEW_AMOUNT = 'The exchange rate has changed. Please look at the new amount before you pay.';
const NOT_LOADED = 'Failed to prepare payment. Please try again.';

/**
 * One or more tries to pay for flowers. `rate` is the one that the page was made with; `chargeOf` says
 * what an amount costs in ZAR cents, by the server's own word once it has given one. The code that pays
 * is loaded by the click. `closePopup` is there while the popup does not open.
 */
export function useSending(rate: string) {
  const [busy, setBusy] = useState<Way | null>(null);
  const [result, setResult] = useState<SendResult | null>(null);
  const [quoted, setQuoted] = useState({ priceMinor: 0, chargeMinor: 0 });
  const [closePopup, setClosePopup] = useState<(() => void) | null>(null);
  useBackFromMemory(() => setBusy(null)); // from a payment page

  const chargeOf = (priceMinor: number) =>
    quoted.priceMinor === priceMinor ? quoted.chargeMinor : chargeFor(priceMinor, rateMicros(rate));

  async function send(way: Way, flowers: Flowers): Promise<void> {
    setBusy(way);
    setResult(null);
    const shown = chargeOf(flowers.amountMinor);
    const ended = await pay(way, flowers, shown, (close) => setClosePopup(() => close));
    if (ended.state === 'leaving') return; // stays busy until the other page is there
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

/** What to tell of a try that ended here; `paidOrderId` where there must be no other. */
export type Notice = { message: string; orderId: string | null; paidOrderId: string | null };

function noticeOf(result: SendResult | null): Notice | null {
  if (!result || result.state === 'leaving') return null;
  if (result.state === 'repriced') return { message: NEW_AMOUNT, orderId: null, paidOrderId: null };
  const { message, orderId } = result;
  return { message, orderId, paidOrderId: result.state === 'unconfirmed' ? result.orderId : null };
}
