/** What a provider says of one payment, in our words. Amounts in minor units, times in UTC. */
export type Evidence = {
  /** `open`: not paid yet, may still be. `unknown`: the provider has no such payment (yet). */
  status: 'success' | 'open' | 'failed' | 'unknown';
  reference: string;
  /** Empty unless the payment succeeded. */
  providerTxnId: string;
  amountMinor: number;
  requestedMinor: number | null;
  currency: string;
  /** False when test money arrived on a live site, or the other way round. */
  domainMatches: boolean;
  /** The order that the payment names itself; null when it names none. */
  orderId: string | null;
  /** Whose address the payment carries, where the provider has it from us; else null. */
  payerEmail: string | null;
  paidAt: Date;
};
