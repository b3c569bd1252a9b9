import type { Viewer } from '@/lib/platform/auth/viewer';
import { minorDigits, toMajorUnits } from '@/lib/platform/currency-rules';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { type Message, messageFor } from '@/lib/platform/language/message';
import { money } from '@/lib/platform/language/money';
import { parseMinorUnits } from '../money-rules';
import { type MemorialPlan, type PlanPrice, priceIn } from '../plans/plan-rules';
import type { Price } from '../quote';
import { siteCountry } from '../shop/shop-settings';
import { openOrderWhere } from './open-order';

/**
 * The price that the buyer saw, in whole units of its currency, and the country that they chose.
 */
export type SeenPrice = { amount?: unknown; country?: string | undefined };

type PriceRequest = {
  plan: MemorialPlan;
  asked: SeenPrice | undefined;
  draftId: string;
  now: Date;
};

/**
 * The price to pay and its country. An open order for the same draft keeps the price that the buyer
 * saw, even if the plan has changed since; otherwise it is the plan's price. Throws `conflict` if
 * memorials are free, `invalid` for any other amount.
 */
export async function memorialPrice(
  tx: Tx,
  viewer: Viewer,
  { plan, asked, draftId, now }: PriceRequest,
): Promise<{ price: Price; country: string }> {
  const shown = priceIn(plan, asked?.country ?? siteCountry());
  if (!shown) throw new AppError('conflict', messageFor('shop.refusals.free'));
  if (!asked) return toPriceAndCountry(shown);
  const open = await tx.order.findMany({
    where: { draftId, userId: viewer.userId, ...openOrderWhere(now) },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: { priceMinor: true, priceCurrency: true, country: true },
  });
  const fitting = open
    .map(({ priceMinor, priceCurrency: currency, country }) => ({
      country,
      currency,
      amountMinor: priceMinor,
    }))
    .filter((price) => isAmount(asked.amount, price));
  const match = asked.country
    ? (fitting.find(({ country }) => country === asked.country) ??
      fitting.find(({ country }) => country === shown.country))
    : fitting[0];
  if (match) return toPriceAndCountry(match);
  if (isAmount(asked.amount, shown)) return toPriceAndCountry(shown);
  if (fitting[0]) return toPriceAndCountry(fitting[0]); // the country had no price of its own when the order was opened
  const userMessage = feeMessage(shown);
  throw new AppError('invalid', userMessage, { fields: { amount: userMessage } });
}

const toPriceAndCountry = ({ country, currency, amountMinor }: PlanPrice) => ({
  price: { minor: amountMinor, currency },
  country,
});

const isAmount = (amount: unknown, { currency, amountMinor }: PlanPrice) =>
  typeof amount === 'number' && parseMinorUnits(amount, minorDigits(currency)) === amountMinor;

const feeMessage = ({ currency, amountMinor }: PlanPrice): Message =>
  currency === 'USD'
    ? messageFor('payments.faults.memorialFee', { fee: toMajorUnits(amountMinor, currency) })
    : messageFor('shop.refusals.fee', { fee: money(amountMinor, currency) });
