import { toMajorUnits } from '@/lib/platform/currency-rules';
import type { Language } from '@/lib/platform/language/languages';
import { formatMoney, money } from '@/lib/platform/language/money';
import type { OpenedOrder } from './open-order';

/**
 * An order as the payment endpoints return it: `amountInUSD` is the price in whole units of
 * `priceCurrency` (the name is the specification's), `amount` the charge in minor units of
 * `currency` (product.md 7).
 */
export const toApiOrder = (order: OpenedOrder, email: string, language: Language) => ({
  orderId: order.orderId,
  email,
  amountInUSD: toMajorUnits(order.priceMinor, order.priceCurrency),
  priceCurrency: order.priceCurrency,
  amount: order.chargeMinor,
  currency: order.chargeCurrency,
  reference: order.reference,
  displayAmount: displayAmount(order, language),
  expiresAt: order.quoteExpiresAt.toISOString(),
});

/** '$20.00 (R370.00)', or '€20.00' if price and charge have the same currency. */
function displayAmount(order: OpenedOrder, language: Language): string {
  const price = formatMoney(language, money(order.priceMinor, order.priceCurrency));
  if (order.priceCurrency === order.chargeCurrency) return price;
  return `${price} (${formatMoney(language, money(order.chargeMinor, order.chargeCurrency))})`;
}
