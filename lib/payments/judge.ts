import type { Evidence } from './providers/evidence';
import type { Mismatch } from './reviews/review-detail';

type Expected = { reference: string; orderId: string; chargeMinor: number; chargeCurrency: string };

/** `mismatch` says how: the money is there, but an admin must decide before anything is made for it. */
export type Judgement =
  | { verdict: 'paid' }
  | { verdict: 'open' }
  | { verdict: 'failed' }
  | { verdict: 'mismatch'; mismatch: Mismatch };

/** Holds evidence against the order row, which is the only truth (payments.md 1.3). Pure. */
export function judge(evidence: Evidence, expected: Expected): Judgement {
  if (evidence.status === 'open' || evidence.status === 'unknown') return { verdict: 'open' };
  if (evidence.status === 'failed') return { verdict: 'failed' };
  const mismatch = mismatchOf(evidence, expected);
  return mismatch ? { verdict: 'mismatch', mismatch } : { verdict: 'paid' };
}

function mismatchOf(evidence: Evidence, expected: Expected): Mismatch | null {
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

/** Where the customer pays the fees, the amount is above what we asked for, and the request is exact. */
function amountFits({ amountMinor, requestedMinor }: Evidence, chargeMinor: number): boolean {
  if (amountMinor === chargeMinor) return true;
  return requestedMinor === chargeMinor && amountMinor > chargeMinor;
}
