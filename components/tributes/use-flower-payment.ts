import { useState } from 'react';
import type { OnStuck } from '@/components/payments/open-popup';
import type { PayWay } from '@/components/payments/pay-ways';
import { useOnPageRestored } from '@/lib/browser/page-restored';
import { chargeFor, parseRateMicros } from '@/lib/payments/money-rules';
import type { FlowerCharge } from '@/lib/tributes/flower-offer';
import type { FlowerMessages } from './flower-messages';
import type { FlowerOrder, FlowerPaymentResult } from './pay-for-flowers';
import type { ChargedAmount } from './price-and-charge';

/**
 * The state of paying for flowers in one or more attempts. `charge` is the rate of the main way to pay when the page
 * was rendered. `chargeOf` returns the charge for an amount, using the server's quote once there is one. The payment
 * code is loaded on the first click. `busy` is the provider in use. `closePopup` is set while the popup fails to open.
 */
export function useFlowerPayment(charge: FlowerCharge | undefined, messages: FlowerMessages) {
  const [busy, setBusy] = useState<PayWay['provider'] | null>(null);
  const [result, setResult] = useState<FlowerPaymentResult | null>(null);
  const [quote, setQuote] = useState<{ priceMinor: number; charged: ChargedAmount } | null>(null);
  const [closePopup, setClosePopup] = useState<(() => void) | null>(null);
  useOnPageRestored(() => setBusy(null)); // returned from a payment page

  const chargeOf = (priceMinor: number): ChargedAmount =>
    quote?.priceMinor === priceMinor
      ? quote.charged
      : toChargedAmount(priceMinor, charge, messages.money.limits.currency);

  async function send(way: PayWay, flowers: FlowerOrder): Promise<void> {
    setBusy(way.provider);
    setResult(null);
    const shown = chargeOf(flowers.amountMinor);
    const onStuck: OnStuck = (close) => setClosePopup(() => close);
    const outcome = await pay(way, flowers, { shown, onStuck, messages });
    if (outcome.state === 'leaving') return; // stays busy until the other page has loaded
    if (outcome.state === 'repriced')
      setQuote({ priceMinor: flowers.amountMinor, charged: outcome.charged });
    setResult(outcome);
    setBusy(null);
  }

  return { busy, notice: toNotice(result, messages), closePopup, chargeOf, send };
}

async function pay(
  way: PayWay,
  flowers: FlowerOrder,
  {
    shown,
    onStuck,
    messages,
  }: { shown: ChargedAmount; onStuck: OnStuck; messages: FlowerMessages },
): Promise<FlowerPaymentResult> {
  const code = await import('./pay-for-flowers').catch(() => null);
  if (!code) return { state: 'open', message: messages.pay.notPrepared, orderId: null };
  return code.payForFlowers(way, flowers, shown, onStuck, messages);
}

const toChargedAmount = (
  price: number,
  charge: FlowerCharge | undefined,
  currency: string,
): ChargedAmount =>
  charge
    ? {
        minor: chargeFor(price, parseRateMicros(charge.rate), charge.digits),
        currency: charge.currency,
      }
    : { minor: price, currency };

/** The message after a finished attempt. With `paidOrderId`, no other attempt may be offered. */
export type SendNotice = { message: string; orderId: string | null; paidOrderId: string | null };

function toNotice(result: FlowerPaymentResult | null, messages: FlowerMessages): SendNotice | null {
  if (!result || result.state === 'leaving') return null;
  if (result.state === 'repriced')
    return { message: messages.pay.newAmount, orderId: null, paidOrderId: null };
  const { message, orderId } = result;
  return { message, orderId, paidOrderId: result.state === 'unconfirmed' ? result.orderId : null };
}
