import { describe, expect, it } from 'vitest';
import { isPaidTwice, statusFromMoney } from '@/lib/payments/ledger/state-rules';

const paid = (returnedMinor = 0, chargedBackMinor = 0) => ({
  chargeMinor: 37_000,
  returnedMinor,
  chargedBackMinor,
});
const fulfilled = { isFulfilled: true, openDisputes: 0 };
const unfulfilled = { isFulfilled: false, openDisputes: 0 };

describe('statusFromMoney', () => {
  it.each([
    ['nothing was refunded', fulfilled, [paid()], 'fulfilled'],
    ['a part was refunded', fulfilled, [paid(1)], 'partially_refunded'],
    ['everything was refunded', fulfilled, [paid(37_000)], 'refunded'],
    ['a dispute took everything', fulfilled, [paid(37_000, 37_000)], 'charged_back'],
    ['a dispute took a part', fulfilled, [paid(100, 100)], 'charged_back'],
    [
      'a part was refunded, then a dispute took the rest',
      fulfilled,
      [paid(37_000, 100)],
      'charged_back',
    ],
    ['the second of two payments was refunded', fulfilled, [paid(37_000), paid()], 'fulfilled'],
    [
      'a dispute took the second of two payments',
      fulfilled,
      [paid(37_000, 37_000), paid()],
      'fulfilled',
    ],
    [
      'a dispute took one payment, and a part of the other was refunded',
      fulfilled,
      [paid(37_000, 37_000), paid(1)],
      'partially_refunded',
    ],
    ['both payments were refunded', fulfilled, [paid(37_000), paid(37_000)], 'refunded'],
    ['nothing was created', unfulfilled, [paid()], 'needs_review'],
    ['a part was refunded and nothing was created', unfulfilled, [paid(36_000)], 'needs_review'],
    ['nothing was created and everything was refunded', unfulfilled, [paid(37_000)], 'refunded'],
  ])('returns the state when %s', (_, facts, payments, expected) => {
    expect(statusFromMoney({ ...facts, payments })).toBe(expected);
  });

  it('is disputed while a dispute is open, whatever the money says', () => {
    for (const payments of [[paid()], [paid(37_000)], [paid(37_000, 37_000)]])
      expect(statusFromMoney({ ...fulfilled, openDisputes: 1, payments })).toBe('disputed');
  });
});

describe('isPaidTwice', () => {
  it.each([
    [[37_000], false],
    [[37_000, 37_000], true],
    [[36_999, 37_000], true],
    [[0, 37_000], false],
  ])('compares the remainders of the payments: %j', (remainders, expected) => {
    expect(isPaidTwice(remainders.map((leftMinor) => ({ leftMinor })))).toBe(expected);
  });
});
