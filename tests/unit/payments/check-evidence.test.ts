import { describe, expect, it } from 'vitest';
import { checkEvidence } from '@/lib/payments/check-evidence';
import type { Evidence } from '@/lib/payments/providers/evidence';

const expected = {
  reference: 'order-ref',
  orderId: 'order',
  chargeMinor: 37_000,
  chargeCurrency: 'ZAR',
};

const success: Evidence = {
  status: 'success',
  reference: 'order-ref',
  providerTxnId: '4099260516',
  amountMinor: 37_000,
  requestedMinor: null,
  currency: 'ZAR',
  domainMatches: true,
  payerEmail: null,
  orderId: 'order',
  paidAt: new Date('2026-11-21T00:00:00Z'),
};

/** The mismatch for an amount other than the expected one. */
const amount = (paidMinor: number) => ({
  fault: 'amount',
  paidMinor,
  expectedMinor: 37_000,
  currency: 'ZAR',
});

describe('checkEvidence', () => {
  it('accepts a matching payment', () => {
    expect(checkEvidence(success, expected)).toEqual({ verdict: 'paid' });
  });

  it.each([
    ['metadata that names no order', { orderId: null }],
    ['fees on top of the exact request', { amountMinor: 40_333, requestedMinor: 37_000 }],
  ])('accepts %s', (_, change) => {
    expect(checkEvidence({ ...success, ...change }, expected).verdict).toBe('paid');
  });

  it.each([
    ['one cent too little', { amountMinor: 36_999 }, amount(36_999)],
    ['one cent too much', { amountMinor: 37_001 }, amount(37_001)],
    ['rand mistaken for cents', { amountMinor: 370 }, amount(370)],
    ['a hundred times the amount', { amountMinor: 3_700_000 }, amount(3_700_000)],
    ['a partial debit', { amountMinor: 20_000, requestedMinor: 37_000 }, amount(20_000)],
    [
      'fees on top of another request',
      { amountMinor: 40_333, requestedMinor: 30_050 },
      amount(40_333),
    ],
    ['a broken amount', { amountMinor: 37_000.5 }, { fault: 'unreadable amount' }],
    ['US dollars', { currency: 'USD' }, { fault: 'currency', paid: 'USD', expected: 'ZAR' }],
    ['naira', { currency: 'NGN' }, { fault: 'currency', paid: 'NGN', expected: 'ZAR' }],
    ['test money on a live site', { domainMatches: false }, { fault: 'account' }],
    ['another order', { orderId: 'stranger' }, { fault: 'another order' }],
    ['another reference', { reference: 'other-ref' }, { fault: 'reference' }],
    ['a reference in another case', { reference: 'ORDER-REF' }, { fault: 'reference' }],
    ['no transaction id', { providerTxnId: '' }, { fault: 'no transaction id' }],
  ])('reports %s as a mismatch', (_, change, mismatch) => {
    expect(checkEvidence({ ...success, ...change }, expected)).toEqual({
      verdict: 'mismatch',
      mismatch,
    });
  });

  it.each([
    ['open', 'open'],
    ['unknown', 'open'],
    ['failed', 'failed'],
  ] as const)('treats the status %s as %s', (status, verdict) => {
    expect(checkEvidence({ ...success, status }, expected)).toEqual({ verdict });
  });
});
