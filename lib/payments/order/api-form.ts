import type { Language } from '@/lib/platform/language/languages';
import { dollars, moneyIn, rand } from '@/lib/platform/language/money';
import type { OpenedOrder } from './open-order';

/** An order as the payment calls answer it: dollars for people, ZAR cents for the provider (product.md 7). */
export const toApiOrder = (order: OpenedOrder, email: string, language: Language) => ({
  orderId: order.orderId,
  email,
  amountInUSD: order.priceMinor / 100,
  amount: order.chargeMinor,
  currency: order.chargeCurrency,
  reference: order.reference,
  displayAmount: `${moneyIn(language, dollars(order.priceMinor))} (${moneyIn(language, rand(order.chargeMinor))})`,
  expiresAt: order.quoteExpiresAt.toISOString(),
});
