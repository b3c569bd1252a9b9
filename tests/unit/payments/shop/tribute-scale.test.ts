import { describe, expect, it } from 'vitest';
import {
  clampAmount,
  panelAmount,
  paymentAmount,
  stepDown,
  stepUp,
  suggestedMinor,
} from '@/components/tributes/amount-rules';
import { chargeFor, parseMinorUnits, parseRateMicros } from '@/lib/payments/money-rules';
import {
  parseAmountWithin,
  tributeLimitsFor,
  USD_TRIBUTE_LIMITS,
} from '@/lib/payments/shop/tribute-limit-rules';
import { flowerSize } from '@/lib/tributes/size-rules';

const YEN = tributeLimitsFor('JPY', { JPY: { min: 300, max: 30_000, step: 500 } });
const NAIRA = tributeLimitsFor('NGN', { NGN: { min: 50_000, max: 5_000_000, step: 200_000 } });

describe('the scale of flowers', () => {
  it('is the dollar’s by default', () => {
    expect(tributeLimitsFor('USD', {})).toEqual(USD_TRIBUTE_LIMITS);
    expect(tributeLimitsFor('EUR', {})).toEqual({
      currency: 'EUR',
      min: 100,
      max: 50_000,
      step: 500,
    });
    expect(tributeLimitsFor('JPY', {})).toEqual({
      currency: 'JPY',
      min: 100,
      max: 50_000,
      step: 500,
    });
  });

  it.each([
    ['300', 300],
    [30_000, 30_000],
    ['299', null],
    ['30001', null],
    ['300.5', null], // a yen has no decimal places
    ['3,000', null],
  ])('of yen reads %j as %j', (typed, minor) => expect(parseAmountWithin(YEN, typed)).toBe(minor));

  it.each([
    [1, 100],
    ['500', 50_000],
    ['0.99', null],
    ['500.01', null],
    ['1.005', null],
  ])('of dollars reads %j as %j', (typed, minor) =>
    expect(parseAmountWithin(USD_TRIBUTE_LIMITS, typed)).toBe(minor),
  );

  it('moves the panel in its own steps, starting at a multiple of the step', () => {
    expect([stepUp(500, YEN), stepUp(700, YEN), stepUp(30_000, YEN)]).toEqual([1000, 1000, 30_000]);
    expect([stepDown(1000, YEN), stepDown(700, YEN), stepDown(500, YEN)]).toEqual([500, 500, 500]);
    expect([panelAmount(1, NAIRA), paymentAmount(NAIRA)]).toEqual([200_000, 400_000]);
    expect(clampAmount(5, 1, 3)).toBe(3);
  });

  it('turns a suggestion of five into one step of any currency', () => {
    expect([suggestedMinor(5), suggestedMinor(5, YEN), suggestedMinor(5, NAIRA)]).toEqual([
      500, 500, 200_000,
    ]);
    expect(suggestedMinor(25)).toBe(2500);
  });

  it.each([
    [999, 'sprig'],
    [1000, 'flower'],
    [2000, 'posy'],
    [5000, 'bouquet'],
    [10_000, 'wreath'],
  ])('draws %i yen as a %s', (minor, size) => expect(flowerSize(minor, YEN.step)).toBe(size));
});

describe('amounts in currencies without a minor unit', () => {
  it.each([
    [3000, '0.12', 2, 36_000], // yen to rand cents
    [2000, '150.5', -2, 3010], // dollars to yen
    [1, '150.5', -2, 2], // one and a half is rounded up
    [2000, '18.50', 0, 37_000],
  ])('charges %i at %s with %i more digits as %i', (price, rate, digits, charge) =>
    expect(chargeFor(price, parseRateMicros(rate), digits)).toBe(charge),
  );

  it.each([
    ['3000', 0, 3000],
    [12_345_678, 0, 12_345_678],
    ['123456789', 0, null],
    ['3000.0', 0, null],
    ['3000.00', 2, 300_000],
  ])('reads %j with %i digits as %j', (amount, digits, minor) =>
    expect(parseMinorUnits(amount, digits)).toBe(minor),
  );
});
