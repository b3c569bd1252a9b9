import type { Evidence } from '@/lib/ports/cards/evidence';

type Expected = { reference: string; orderId: string; chargeMinor: number; chargeCurrency: string };

/** `mismatch` carries why: the money is there, but a person must look before anything is given for it. */
export type Judgement =
  | { verdict: 'paid' }
  | { verdict: 'open' }
  | { verdict: 'failed' }
  | { verdict: 'mismatch'; reason: string };

/** Holds evidence against the order row, which is the only truth (integrations 1.3). Pure. */
export function judge(evidence: Evidence, expected: Expected): Judgement {
  if (evidence.status === 'open' || evidence.status === 'unknown') return { verdict: 'open' };
  if (evidence.status === 'failed') return { verdict: 'failed' };
  const reason = mismatch(evidence, expected);
  return reason ? { verdict: 'mismatch', reason } : { verdict: 'paid' };
}

function mismatch(evidence: Evidence, expected: Expected): string | null {
  if (evidence.reference !== expected.reference) return 'the reference differs';
  if (!evidence.domainMatches)
    return 'it went to another account, or test and live money are mixed';
  if (evidence.currency !== expected.chargeCurrency)
    return `the currency is ${evidence.currency}, not ${expected.chargeCurrency}`;
  if (!Number.isInteger(evidence.amountMinor)) return 'the amount cannot be read';
  if (!amountFits(evidence, expected.chargeMinor))
    return `the amount is ${evidence.amountMinor}, not ${expected.chargeMinor}`;
  if (evidence.orderId !== null && evidence.orderId !== expected.orderId)
    return 'the payment names another order';
  if (evidence.providerTxnId === '') return 'the provider gave no transaction id';
  return null;
}

/** Where the customer pays the fees, the amount is above what we asked for, and the request is exact. */
function amountFits({ amountMinor, requestedMinor }: Evidence, chargeMinor: number): boolean {
  if (amountMinor === chargeMinor) return true;
  return requestedMinor === chargeMinor && amountMinor > chargeMinor;
}
