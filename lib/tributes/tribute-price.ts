import { centsOf } from '@/lib/payments/money-rules';
import type { Price } from '@/lib/payments/quote';
import { siteCurrency, tributeCurrencies, tributeScale } from '@/lib/payments/shop/shop-settings';
import { minorWithin } from '@/lib/payments/shop/tribute-scale-rules';
import { minorDigits } from '@/lib/platform/currency-rules';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { amountFault } from './amount-fault';

/** Whether an amount in whole units is this price: in its currency where none is named. No bounds are asked. */
export const isPrice = (
  { minor, currency }: Price,
  amount: number | string,
  named: string = currency,
): boolean => named === currency && centsOf(amount, minorDigits(currency)) === minor;

/**
 * The price that somebody sent for flowers, in the site's currency unless they named another. Throws `invalid` for a currency that
 * flowers are not priced in, and for an amount out of its bounds.
 */
export function tributePrice(amount: number | string, currency: string = siteCurrency()): Price {
  if (!tributeCurrencies().includes(currency)) {
    const unknown = said('shop.flowers.currencyUnknown');
    throw new AppError('invalid', unknown, { fields: { currency: unknown } });
  }
  const scale = tributeScale(currency);
  const minor = minorWithin(scale, amount);
  if (minor !== null) return { minor, currency };
  const fault = amountFault(scale);
  throw new AppError('invalid', fault, { fields: { amount: fault } });
}
