import { describe, expect, it } from 'vitest';
import { readSession, referenceIn } from '@/lib/payments/providers/stripe/evidence';

const session = {
  id: 'cs_1',
  client_reference_id: 'order-ref',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 37_000,
  currency: 'zar',
  livemode: false,
  metadata: { reference: 'order-ref', orderId: 'order' },
  customer_email: 'ada@example.org',
  payment_intent: {
    id: 'pi_1',
    status: 'succeeded',
    created: 1_790_000_000,
    latest_charge: { created: 1_790_000_100 },
  },
};
const read = (change: object = {}, isLive = false) =>
  readSession({ ...session, ...change }, isLive);
const intent = (status: string) => ({ payment_intent: { ...session.payment_intent, status } });

describe('a Checkout session', () => {
  it('that is paid is evidence of a payment', () => {
    expect(read()).toEqual({
      status: 'success',
      reference: 'order-ref',
      providerTxnId: 'pi_1',
      amountMinor: 37_000,
      requestedMinor: null,
      currency: 'ZAR',
      domainMatches: true,
      orderId: 'order',
      payerEmail: 'ada@example.org',
      paidAt: new Date(1_790_000_100_000),
    });
  });

  it.each([
    ['is open', { status: 'open', payment_status: 'unpaid', payment_intent: null }, 'open'],
    [
      'was declined and is open',
      { status: 'open', payment_status: 'unpaid', ...intent('requires_payment_method') },
      'open',
    ],
    ['waits for a transfer', { payment_status: 'unpaid', ...intent('processing') }, 'open'],
    [
      'had its transfer returned',
      { payment_status: 'unpaid', ...intent('requires_payment_method') },
      'failed',
    ],
    ['was cancelled', { payment_status: 'unpaid', ...intent('canceled') }, 'failed'],
    [
      'has expired',
      { status: 'expired', payment_status: 'unpaid', payment_intent: null },
      'failed',
    ],
    ['was paid just before it expired', { status: 'expired' }, 'success'],
    [
      'requires no payment',
      { payment_status: 'no_payment_required', payment_intent: null },
      'open',
    ],
  ])('that %s has the matching status', (_, change, status) => {
    expect(read(change).status).toBe(status);
  });

  it.each([
    [false, false, true],
    [true, false, false],
    [false, true, false],
    [true, true, true],
  ])('in live mode %s with a live key %s matches: %s', (livemode, isLive, matches) => {
    expect(read({ livemode }, isLive).domainMatches).toBe(matches);
  });

  it.each([
    ['without metadata', { metadata: null }],
    ['with text for metadata', { metadata: 'order' }],
    ['with a number as the order id', { metadata: { orderId: 7 } }],
  ])('%s names no order', (_, change) => {
    expect(read(change).orderId).toBeNull();
  });

  it('without amount or currency matches no order', () => {
    expect(read({ amount_total: null }).amountMinor).toBeNaN();
    expect(read({ currency: null }).currency).toBe('');
  });

  it.each([null, '', [], { ...session, livemode: 'no' }, { ...session, payment_status: 1 }])(
    'that is %j is not a usable answer',
    (answer) => {
      expect(() => readSession(answer, false)).toThrow(/confirmation failed/);
    },
  );
});

describe('the reference of a payment', () => {
  it.each([
    [{ reference: 'r-1', orderId: 'o' }, 'r-1'],
    [{}, null],
    [null, null],
    [{ reference: 7 }, null],
  ])('in %j is %j', (metadata, reference) => {
    expect(referenceIn(metadata)).toBe(reference);
  });
});
