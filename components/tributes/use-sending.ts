import { useState } from 'react';
import type { OnStuck } from '@/components/payments/open-popup';
import type { PayWay } from '@/components/payments/pay-ways';
import { useOnPageRestored } from '@/lib/browser/page-restored';
import { chargeFor, rateMicros } from '@/lib/payments/money-rules';
import type { Charge } from '@/lib/tributes/flower-offer';
import type { Charged } from './both-amounts';
import type { FlowerWords } from './flower-words';
import type { Flowers, SendResult } from './send-flowers';

/**
 * The state of paying for flowers in one or more attempts. `charge` is the main way's charge when the page was
 * rendered; `chargeOf` returns the charge for an amount, using the server's quote once there is one. The payment code
 * is loaded on the first click. `busy` is the provider in use. `closePopup` is set while the popup fails to open.
 */
export function useSending(charge: Charge | undefined, words: FlowerWords) {
  const [busy, setBusy] = useState<PayWay['provider'] | null>(null);
  const [result, setResult] = useState<SendResult | null>(null);
  const [quoted, setQuoted] = useState<{ priceMinor: number; charged: Charged } | null>(null);
  const [closePopup, setClosePopup] = useState<(() => void) | null>(null);
  useOnPageRestored(() => setBusy(null)); // returned from a payment page

  const chargeOf = (priceMinor: number): Charged =>
    quoted?.priceMinor === priceMinor
      ? quoted.charged
      : chargedAs(priceMinor, charge, words.money.scale.currency);

  async function send(way: PayWay, flowers: Flowers): Promise<void> {
    setBusy(way.provider);
    setResult(null);
    const shown = chargeOf(flowers.amountMinor);
    const onStuck: OnStuck = (close) => setClosePopup(() => close);
    const ended = await pay(way, flowers, { shown, onStuck, words });
    if (ended.state === 'leaving') return; // stays busy until the other page has loaded
    if (ended.state === 'repriced')
      setQuoted({ priceMinor: flowers.amountMinor, charged: ended.charged });
    setResult(ended);
    setBusy(null);
  }

  return { busy, notice: noticeOf(result, words), closePopup, chargeOf, send };
}

async function pay(
  way: PayWay,
  flowers: Flowers,
  { shown, onStuck, words }: { shown: Charged; onStuck: OnStuck; words: FlowerWords },
): Promise<SendResult> {
  const code = await import('./send-flowers').catch(() => null);
  if (!code) return { state: 'open', message: words.pay.notPrepared, orderId: null };
  return code.sendFlowers(way, flowers, shown, onStuck, words);
}

const chargedAs = (price: number, charge: Charge | undefined, currency: string): Charged =>
  charge
    ? { minor: chargeFor(price, rateMicros(charge.rate), charge.digits), currency: charge.currency }
    : { minor: price, currency };

/** The message after a finished attempt. With `paidOrderId`, no other attempt may be offered. */
export type Notice = { message: string; orderId: string | null; paidOrderId: string | null };

function noticeOf(result: SendResult | null, words: FlowerWords): Notice | null {
  if (!result || result.state === 'leaving') return null;
  if (result.state === 'repriced')
    return { message: words.pay.newAmount, orderId: null, paidOrderId: null };
  const { message, orderId } = result;
  return { message, orderId, paidOrderId: result.state === 'unconfirmed' ? result.orderId : null };
}
