/**
 * The smallest refund in minor units; providers have a minimum of about this size (payments.md
 * 1.5).
 */
export const MIN_REFUND_MINOR = 100;

type Amounts = { chargeMinor: number; priceMinor: number };

/**
 * The part of the price, in its minor units, that a refund of `amountMinor` returns, if earlier
 * refunds have returned `before`. Calculated from the running total, so that partial refunds add up
 * to exactly the whole price.
 */
export function refundedPrice(charge: Amounts, amountMinor: number, before: Amounts): number {
  const after = BigInt(before.chargeMinor + amountMinor) * BigInt(charge.priceMinor);
  const half = BigInt(charge.chargeMinor) / 2n;
  const total = Number((after + half) / BigInt(charge.chargeMinor));
  return Math.max(1, total - before.priceMinor);
}

/**
 * A review for a refund. Its detail is a clause without full stops, since it becomes part of a
 * sentence.
 */
export const refundReview = (refundId: string, detail: string) => ({
  kind: 'refund' as const,
  refundId,
  detail: { text: detail.replace(/\.(?=\s|$)/g, '').toWellFormed() },
});
