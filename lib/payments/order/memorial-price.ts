import type { Viewer } from '@/lib/platform/auth/viewer';
import { inMajor, minorDigits } from '@/lib/platform/currency-rules';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { money } from '@/lib/platform/language/money';
import { type Said, said } from '@/lib/platform/language/said';
import { centsOf } from '../money-rules';
import { type MemorialPlan, type PlanPrice, priceIn } from '../plans/plan-rules';
import type { Price } from '../quote';
import { siteCountry } from '../shop/shop-settings';
import { stillOpen } from './open-order';

/**
 * The price that the buyer saw, in whole units of its currency, and the country that they chose.
 */
export type AskedPrice = { amount?: unknown; country?: string | undefined };

type Asked = { plan: MemorialPlan; asked: AskedPrice | undefined; draftId: string; now: Date };

/**
 * The price to pay and its country. An open order for the same draft keeps the price that the buyer
 * saw, even if the plan has changed since; otherwise it is the plan's price. Throws `conflict` if
 * memorials are free, `invalid` for any other amount.
 */
export async function memorialPrice(
  tx: Tx,
  viewer: Viewer,
  { plan, asked, draftId, now }: Asked,
): Promise<{ price: Price; country: string }> {
  const shown = priceIn(plan, asked?.country ?? siteCountry());
  if (!shown) throw new AppError('conflict', said('shop.refusals.free'));
  if (!asked) return toPay(shown);
  const open = await tx.order.findMany({
    where: { draftId, userId: viewer.userId, ...stillOpen(now) },
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
  const kept = asked.country
    ? (fitting.find(({ country }) => country === asked.country) ??
      fitting.find(({ country }) => country === shown.country))
    : fitting[0];
  if (kept) return toPay(kept);
  if (isAmount(asked.amount, shown)) return toPay(shown);
  if (fitting[0]) return toPay(fitting[0]); // the country had no price of its own when the order was opened
  const fault = feeFault(shown);
  throw new AppError('invalid', fault, { fields: { amount: fault } });
}

const toPay = ({ country, currency, amountMinor }: PlanPrice) => ({
  price: { minor: amountMinor, currency },
  country,
});

const isAmount = (amount: unknown, { currency, amountMinor }: PlanPrice) =>
  typeof amount === 'number' && centsOf(amount, minorDigits(currency)) === amountMinor;

const feeFault = ({ currency, amountMinor }: PlanPrice): Said =>
  currency === 'USD'
    ? said('payments.faults.memorialFee', { fee: inMajor(amountMinor, currency) })
    : said('shop.refusals.fee', { fee: money(amountMinor, currency) });
