import type { Evidence } from './providers/evidence';
import type { Mismatch } from './reviews/review-detail';

type ExpectedPayment = {
  reference: string;
  orderId: string;
  chargeMinor: number;
  chargeCurrency: string;
};

/**
 * `mismatch`: money arrived but does not fit the order, so an admin decides before anything is
 * created for it.
 */
export type EvidenceVerdict =
  | { verdict: 'paid' }
  | { verdict: 'open' }
  | { verdict: 'failed' }
  | { verdict: 'mismatch'; mismatch: Mismatch };

/** Compares evidence with the order row, the only source of truth (payments.md 1.3). */
export function checkEvidence(evidence: Evidence, expected: ExpectedPayment): EvidenceVerdict {
  if (evidence.status === 'open' || evidence.status === 'unknown') return { verdict: 'open' };
  if (evidence.status === 'failed') return { verdict: 'failed' };
  const mismatch = mismatchOf(evidence, expected);
  return mismatch ? { verdict: 'mismatch', mismatch } : { verdict: 'paid' };
}

function mismatchOf(evidence: Evidence, expected: ExpectedPayment): Mismatch | null {
  const { amountMinor, currency } = evidence;
  const { chargeMinor, chargeCurrency } = expected;
  if (evidence.reference !== expected.reference) return { fault: 'reference' };
  if (!evidence.domainMatches) return { fault: 'account' };
  if (currency !== chargeCurrency)
    return { fault: 'currency', paid: currency, expected: chargeCurrency };
  if (!Number.isInteger(amountMinor)) return { fault: 'unreadable amount' };
  if (!amountFits(evidence, chargeMinor))
    return { fault: 'amount', paidMinor: amountMinor, expectedMinor: chargeMinor, currency };
  if (evidence.orderId !== null && evidence.orderId !== expected.orderId)
    return { fault: 'another order' };
  if (evidence.providerTxnId === '') return { fault: 'no transaction id' };
  return null;
}

/**
 * If the customer pays the provider's fees, the amount is higher than the charge but the requested
 * amount is exact.
 */
function amountFits({ amountMinor, requestedMinor }: Evidence, chargeMinor: number): boolean {
  if (amountMinor === chargeMinor) return true;
  return requestedMinor === chargeMinor && amountMinor > chargeMinor;
}
