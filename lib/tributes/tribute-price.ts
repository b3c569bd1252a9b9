import { parseMinorUnits } from '@/lib/payments/money-rules';
import type { Price } from '@/lib/payments/quote';
import { siteCurrency, tributeCurrencies, tributeLimits } from '@/lib/payments/shop/shop-settings';
import { parseAmountWithin } from '@/lib/payments/shop/tribute-limit-rules';
import { minorDigits } from '@/lib/platform/currency-rules';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { amountErrorMessage } from './amount-error-message';

/**
 * Whether an amount in whole units equals this price, in its currency unless another is given.
 * Ignores the limits.
 */
export const equalsPrice = (
  { minor, currency }: Price,
  amount: number | string,
  givenCurrency: string = currency,
): boolean =>
  givenCurrency === currency && parseMinorUnits(amount, minorDigits(currency)) === minor;

/**
 * Converts an amount for flowers to a price, in the site's currency unless another is given. Throws
 * `invalid` for a currency that flowers do not have, and for an amount outside its limits.
 */
export function tributePrice(amount: number | string, currency: string = siteCurrency()): Price {
  if (!tributeCurrencies().includes(currency)) {
    const unknownCurrency = messageFor('shop.flowers.currencyUnknown');
    throw new AppError('invalid', unknownCurrency, { fields: { currency: unknownCurrency } });
  }
  const limits = tributeLimits(currency);
  const minor = parseAmountWithin(limits, amount);
  if (minor !== null) return { minor, currency };
  const userMessage = amountErrorMessage(limits);
  throw new AppError('invalid', userMessage, { fields: { amount: userMessage } });
}
