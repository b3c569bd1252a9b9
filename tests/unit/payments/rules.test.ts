import { describe, expect, it } from 'vitest';
import { chargeFor, formatDecimals, parseRateMicros } from '@/lib/payments/money-rules';
import { CHECK_MINUTES, isStaleRate, nextCheck } from '@/lib/payments/rules';

describe('money', () => {
  it.each([
    ['18.50', 18_500_000n],
    ['18', 18_000_000n],
    ['18.5', 18_500_000n],
    ['0.000001', 1n],
    ['18.123456', 18_123_456n],
  ])('reads the rate %s without floating-point errors', (text, micros) => {
    expect(parseRateMicros(text)).toBe(micros);
  });

  it.each([
    [2000, '18.50', 37_000],
    [100, '18.125', 1813], // half a cent is rounded up
    [100, '18.124999', 1812],
    [50_000, '999.999999', 50_000_000],
    [1, '0.4', 0],
  ])('charges %i US cents at %s as %i ZAR cents', (price, rate, charge) => {
    expect(chargeFor(price, parseRateMicros(rate))).toBe(charge);
  });
});

describe('reconciliation', () => {
  const openedAt = new Date('2026-03-28T23:30:00Z'); // the clocks change in this night

  it('checks after each of the planned minutes and then stops', () => {
    const checkTimes = CHECK_MINUTES.map((_, checks) => nextCheck(openedAt, checks)?.getTime());
    expect(checkTimes).toEqual(
      CHECK_MINUTES.map((minutes) => openedAt.getTime() + minutes * 60_000),
    );
    expect(nextCheck(openedAt, CHECK_MINUTES.length)).toBeNull();
  });
});

describe('isStaleRate', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  it.each([
    [undefined, false],
    ['2026-11-21', false],
    ['2026-10-21', false],
    ['2026-10-20', true],
    ['2027-01-01', false],
  ])('for a rate of the day %s is %s', (day, expected) =>
    expect(isStaleRate(day, 31, now)).toBe(expected),
  );
});

describe('decimals', () => {
  it.each([
    [-37_000, '-370.00'],
    [-99, '-0.99'],
    [-1, '-0.01'],
    [0, '0.00'],
    [5, '0.05'],
  ])('formats %i cents as %s', (minor, text) => expect(formatDecimals(minor)).toBe(text));
});
