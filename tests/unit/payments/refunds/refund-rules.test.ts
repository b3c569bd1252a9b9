import { describe, expect, it } from 'vitest';
import { parseMinorUnits } from '@/lib/payments/money-rules';
import { paystackDisputeOutcome } from '@/lib/payments/providers/paystack/dispute';
import { refundedPrice } from '@/lib/payments/refunds/refund-rules';

describe('parseMinorUnits', () => {
  it.each([
    [20, 2000],
    ['20', 2000],
    ['20.5', 2050],
    [0.07, 7],
    [19.99, 1999],
    ['0', 0],
    ['500.00', 50_000],
  ])('reads %j as %i cents', (amount, cents) => {
    expect(parseMinorUnits(amount)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    '20 ',
    '+20',
    '-20',
    '.5',
    '5.',
    '1e3',
    '0x10',
    '020',
    '1,000',
    '1.005',
    'NaN',
  ])('refuses the text %j', (amount) => expect(parseMinorUnits(amount)).toBeNull());

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2, 1e21, 1e9, -1])(
    'refuses the number %d',
    (amount) => expect(parseMinorUnits(amount)).toBeNull(),
  );
});

describe('refundedPrice', () => {
  const charge = { chargeMinor: 37_000, priceMinor: 2000 };

  it.each([[1], [2], [3], [7], [13]])('splits a price into %i parts that add up to it', (parts) => {
    const refunded = { chargeMinor: 0, priceMinor: 0 };
    for (let part = 0; part < parts; part++) {
      const last = part === parts - 1;
      const amount = last ? charge.chargeMinor - refunded.chargeMinor : Math.floor(37_000 / parts);
      refunded.priceMinor += refundedPrice(charge, amount, refunded);
      refunded.chargeMinor += amount;
    }
    expect(refunded).toEqual(charge);
  });

  it('is never zero, because the ledger refuses empty entries', () => {
    expect(refundedPrice(charge, 1, { chargeMinor: 0, priceMinor: 0 })).toBe(1);
  });
});

describe('paystackDisputeOutcome', () => {
  it.each([
    ['awaiting-merchant-feedback', null, 'success', 'open'],
    ['resolved', 'auto-accepted', 'success', 'lost'],
    ['resolved', 'merchant-accepted', null, 'lost'],
    ['resolved', null, 'reversed', 'lost'],
    ['resolved', 'declined', 'success', 'won'],
    ['resolved', 'something-new', 'success', 'open'],
    ['resolved', null, null, 'open'],
  ] as const)(
    'returns for %s, %s and %s the outcome %s',
    (status, resolution, transactionStatus, outcome) => {
      expect(paystackDisputeOutcome({ status, resolution, transactionStatus })).toBe(outcome);
    },
  );
});
