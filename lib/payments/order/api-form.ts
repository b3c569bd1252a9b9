import { dollars, rand } from '../money-rules';
import type { OpenedOrder } from './open-order';

/** An order as the payment calls answer it: dollars for people, ZAR cents for the provider (product.md 7). */
export const toApiOrder = (order: OpenedOrder, email: string) => ({
  orderId: order.orderId,
  email,
  amountInUSD: order.priceMinor / 100,
  amount: order.chargeMinor,
  currency: order.chargeCurrency,
  reference: order.reference,
  displayAmount: `${dollars(order.priceMinor)} (${rand(order.chargeMinor)})`,
  expiresAt: order.quoteExpiresAt.toISOString(),
});
