/** Nobody refunds less than this, in ZAR cents; Paystack has a minimum of about this size (integrations 1.5). */
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

/** What stands among the reasons for a person to look while a refund waits for one. */
export const refundReason = (refundId: string, detail: string) =>
  `Refund ${refundId}: ${detail.replace(/\.(?=\s|$)/g, '')}.`;

/** Whatever stands there of one refund. Takes our id, which means nothing to a pattern. */
export const anyRefundReason = (refundId: string) =>
  new RegExp(`Refund ${refundId}: .*?\\.(?=\\s|$)`, 'g');
