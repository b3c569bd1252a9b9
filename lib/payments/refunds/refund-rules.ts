/** Nobody refunds less than this, in minor units; a provider has a minimum of about this size (payments.md 1.5). */
export const LEAST_REFUND_MINOR = 100;

type Charged = { chargeMinor: number; priceMinor: number };

/**
 * What giving back `amountMinor` of a charge means in US cents, after `before` was given back of it
 * already. By the running total, so that the parts of a whole refund add up to the whole price.
 */
export function priceOf(charge: Charged, amountMinor: number, before: Charged): number {
  const after = BigInt(before.chargeMinor + amountMinor) * BigInt(charge.priceMinor);
  const half = BigInt(charge.chargeMinor) / 2n;
  const total = Number((after + half) / BigInt(charge.chargeMinor));
  return Math.max(1, total - before.priceMinor);
}

/** The review that a refund needs; of its detail, a clause without full stops, as JSON can keep it. */
export const refundReview = (refundId: string, detail: string) => ({
  kind: 'refund' as const,
  refundId,
  detail: { text: detail.replace(/\.(?=\s|$)/g, '').toWellFormed() },
});
