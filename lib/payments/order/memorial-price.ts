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

/** What a buyer was shown, in whole units of its currency, and the country that they chose. */
export type AskedPrice = { amount?: unknown; country?: string | undefined };

type Asked = { plan: MemorialPlan; asked: AskedPrice | undefined; draftId: string; now: Date };

/**
 * The price that a buyer is to pay, and the country whose price it is: the plan's, or that of an order for the same form that was
 * opened at what the buyer was shown. Throws `conflict` where memorials are free, `invalid` for any other amount.
 */
export async function memorialPrice(
  tx: Tx,
  viewer: Viewer,
  { plan, asked, draftId, now }: Asked,
): Promise<{ price: Price; country: string }> {
  const shown = priceIn(plan, asked?.country ?? siteCountry());
  if (!shown) throw new AppError('conflict', said('shop.refusals.free'));
  const { country } = shown;
  if (!asked || isAmount(asked.amount, shown))
    return { price: { minor: shown.amountMinor, currency: shown.currency }, country };
  const open = await tx.order.findMany({
    where: { draftId, userId: viewer.userId, country, ...stillOpen(now) },
    select: { priceMinor: true, priceCurrency: true },
  });
  const kept = open.find(({ priceMinor: amountMinor, priceCurrency: currency }) =>
    isAmount(asked.amount, { country, currency, amountMinor }),
  );
  if (kept) return { price: { minor: kept.priceMinor, currency: kept.priceCurrency }, country };
  const fault = feeFault(shown);
  throw new AppError('invalid', fault, { fields: { amount: fault } });
}

const isAmount = (amount: unknown, { currency, amountMinor }: PlanPrice) =>
  typeof amount === 'number' && centsOf(amount, minorDigits(currency)) === amountMinor;

const feeFault = ({ currency, amountMinor }: PlanPrice): Said =>
  currency === 'USD'
    ? said('payments.faults.memorialFee', { fee: inMajor(amountMinor, currency) })
    : said('shop.refusals.fee', { fee: money(amountMinor, currency) });
