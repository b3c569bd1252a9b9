/**
 * What a provider says about a payment, translated to our terms. Amounts in minor units, times in
 * UTC.
 */
export type Evidence = {
  /** `open`: not paid yet, but may be. `unknown`: the provider does not know the payment (yet). */
  status: 'success' | 'open' | 'failed' | 'unknown';
  reference: string;
  /** The provider's id of the transaction; '' if it has none. */
  providerTxnId: string;
  amountMinor: number;
  requestedMinor: number | null;
  currency: string;
  /** False if test money arrived on a live site, or the other way round. */
  domainMatches: boolean;
  /** The order id that the payment itself contains; null if it contains none. */
  orderId: string | null;
  /** The payer's address, if the provider has it from us; otherwise null. */
  payerEmail: string | null;
  paidAt: Date;
};
