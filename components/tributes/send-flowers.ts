import { leaveForHostedPage, openPayment } from '@/components/payments/open-payment';
import type { OnStuck } from '@/components/payments/open-popup';
import { payOrder } from '@/components/payments/pay-order';
import type { PayWay } from '@/components/payments/pay-ways';
import { refusalMessage, stepOf } from '@/components/payments/refusal';
import { ApiError } from '@/lib/browser/api';
import { pathHere } from '@/lib/browser/path-here';
import { storeTribute } from '@/lib/browser/stored-tribute';
import { clearStoredUser } from '@/lib/browser/stored-user';
import { unitOf } from '@/lib/platform/language/amount-in';
import * as paths from '@/lib/platform/paths';
import { FLOWERS_ID } from '@/lib/tributes/rules';
import type { Charged } from './both-amounts';
import type { FlowerMoney } from './flower-money';
import type { FlowerWords } from './flower-words';

export type Flowers = {
  memorialId: string;
  /** In minor units of the page's currency. */
  amountMinor: number;
  message: string;
  isAnonymous: boolean;
};

/**
 * How an attempt to pay ended. `leaving`: another page is loading. `repriced`: the charge differs from the one shown,
 * so no payment was started. `open`: nothing was paid; the person may retry. `unconfirmed`: it was paid, but our server
 * cannot confirm it yet. `message` is the spec's sentence (product.md 8).
 */
export type SendResult =
  | { state: 'leaving' }
  | { state: 'repriced'; charged: Charged }
  | { state: 'open'; message: string; orderId: string | null }
  | { state: 'unconfirmed'; message: string; orderId: string };

/**
 * Pays in the popup or opens the provider's page. `shown` is the charge that was shown beside the price. Never throws.
 */
export async function sendFlowers(
  way: PayWay,
  flowers: Flowers,
  shown: Charged,
  onStuck: OnStuck,
  words: FlowerWords,
): Promise<SendResult> {
  keep(flowers, words.money);
  try {
    const opened = await openPayment(way.provider, toBody(flowers, words.money));
    const { amount: minor, currency } = opened;
    const isAsPriced = minor === flowers.amountMinor && currency === words.money.scale.currency;
    if (!isAsPriced && (minor !== shown.minor || currency !== shown.currency))
      return { state: 'repriced', charged: { minor, currency } };
    if (!opened.popup) {
      leaveForHostedPage(opened.page);
      return { state: 'leaving' };
    }
    const result = await payOrder(opened.popup, opened.order, onStuck, words.pay);
    if (result.state !== 'paid') return { ...result, orderId: opened.orderId };
    window.location.assign(pathHere(paths.flowersPaid(result.orderId)));
    return { state: 'leaving' };
  } catch (error) {
    return refused(error, way, words);
  }
}

const keep = ({ amountMinor, ...tribute }: Flowers, { form }: FlowerMoney) =>
  storeTribute({ ...tribute, amount: amountMinor / unitOf(form) });

const toBody = ({ amountMinor, ...tribute }: Flowers, { form, scale }: FlowerMoney) => ({
  ...tribute,
  amount: amountMinor / unitOf(form),
  currency: scale.currency,
  orderType: 'flower_tribute',
});

function refused(error: unknown, way: PayWay, words: FlowerWords): SendResult {
  if (error instanceof ApiError && error.status === 401) {
    leaveToLogIn(words.logIn);
    return { state: 'leaving' };
  }
  return { state: 'open', message: refusalMessage(error, stepOf(way), words.pay), orderId: null };
}

/** Back leads to this page again, which visitors may open; what was typed is stored. */
function leaveToLogIn(message: string): void {
  clearStoredUser();
  const { pathname, search } = window.location;
  const from = `${pathname}${search}#${FLOWERS_ID}`;
  window.location.assign(pathHere(paths.loginFrom(from, message)));
}
