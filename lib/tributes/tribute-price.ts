import { centsOf } from '@/lib/payments/money-rules';
import type { Price } from '@/lib/payments/quote';
import { siteCurrency, tributeCurrencies, tributeScale } from '@/lib/payments/shop/shop-settings';
import { minorWithin } from '@/lib/payments/shop/tribute-scale-rules';
import { minorDigits } from '@/lib/platform/currency-rules';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { amountFault } from './amount-fault';

/**
 * Whether an amount in whole units equals this price, in its currency unless another is given.
 * Ignores the limits.
 */
export const isPrice = (
  { minor, currency }: Price,
  amount: number | string,
  named: string = currency,
): boolean => named === currency && centsOf(amount, minorDigits(currency)) === minor;

/**
 * Converts an amount for flowers to a price, in the site's currency unless another is given. Throws
 * `invalid` for a currency that flowers do not have, and for an amount out of its limits.
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
