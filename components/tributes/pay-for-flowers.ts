import { openHostedPage, openPayment } from '@/components/payments/open-payment';
import type { OnStuck } from '@/components/payments/open-popup';
import { payOrder } from '@/components/payments/pay-order';
import type { PayWay } from '@/components/payments/pay-ways';
import { orderCallPurpose, paymentErrorMessage } from '@/components/payments/payment-error';
import { ApiError } from '@/lib/browser/api';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import { storeTribute } from '@/lib/browser/stored-tribute';
import { clearStoredUser } from '@/lib/browser/stored-user';
import { minorUnitsPerUnit } from '@/lib/platform/language/format-amount';
import * as paths from '@/lib/platform/paths';
import { FLOWERS_ID } from '@/lib/tributes/rules';
import type { FlowerMessages } from './flower-messages';
import type { FlowerMoney } from './flower-money';
import type { ChargedAmount } from './price-and-charge';

export type FlowerOrder = {
  memorialId: string;
  /** In minor units of the page's currency. */
  amountMinor: number;
  message: string;
  isAnonymous: boolean;
};

/**
 * How an attempt to pay ended. `leaving`: another page is loading. `repriced`: the charge differs from the one shown,
 * so no payment was started. `open`: no payment is known; the person may retry. `unconfirmed`: it was paid, but our
 * server cannot confirm it yet. `message` is the spec's sentence (product.md 8).
 */
export type FlowerPaymentResult =
  | { state: 'leaving' }
  | { state: 'repriced'; charged: ChargedAmount }
  | { state: 'open'; message: string; orderId: string | null }
  | { state: 'unconfirmed'; message: string; orderId: string };

/**
 * Pays in the popup or opens the provider's page. `shownCharge` was shown beside the price. Never throws.
 */
export async function payForFlowers(
  way: PayWay,
  flowers: FlowerOrder,
  shownCharge: ChargedAmount,
  onStuck: OnStuck,
  messages: FlowerMessages,
): Promise<FlowerPaymentResult> {
  storeTypedTribute(flowers, messages.money);
  try {
    const payment = await openPayment(way.provider, toBody(flowers, messages.money));
    const { amount: minor, currency } = payment;
    const equalsPrice =
      minor === flowers.amountMinor && currency === messages.money.limits.currency;
    if (!equalsPrice && (minor !== shownCharge.minor || currency !== shownCharge.currency))
      return { state: 'repriced', charged: { minor, currency } };
    if (!payment.popup) {
      openHostedPage(payment.page);
      return { state: 'leaving' };
    }
    const result = await payOrder(payment.popup, payment.order, onStuck, messages.pay);
    if (result.state !== 'paid') return { ...result, orderId: payment.orderId };
    window.location.assign(pathInPageLanguage(paths.flowersPaid(result.orderId)));
    return { state: 'leaving' };
  } catch (error) {
    return toErrorResult(error, way, messages);
  }
}

const storeTypedTribute = ({ amountMinor, ...tribute }: FlowerOrder, { format }: FlowerMoney) =>
  storeTribute({ ...tribute, amount: amountMinor / minorUnitsPerUnit(format) });

const toBody = ({ amountMinor, ...tribute }: FlowerOrder, { format, limits }: FlowerMoney) => ({
  ...tribute,
  amount: amountMinor / minorUnitsPerUnit(format),
  currency: limits.currency,
  orderType: 'flower_tribute',
});

function toErrorResult(error: unknown, way: PayWay, messages: FlowerMessages): FlowerPaymentResult {
  if (error instanceof ApiError && error.status === 401) {
    leaveToLogIn(messages.logIn);
    return { state: 'leaving' };
  }
  return {
    state: 'open',
    message: paymentErrorMessage(error, orderCallPurpose(way), messages.pay),
    orderId: null,
  };
}

/** Keeps this page in the history, so that Back returns to it: it needs no login, and what was typed is stored. */
function leaveToLogIn(message: string): void {
  clearStoredUser();
  const { pathname, search } = window.location;
  const from = `${pathname}${search}#${FLOWERS_ID}`;
  window.location.assign(pathInPageLanguage(paths.loginFrom(from, message)));
}
