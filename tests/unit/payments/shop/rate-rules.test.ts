import { describe, expect, it } from 'vitest';
import { areTermsStale, chargeTermsFor, type Rate } from '@/lib/payments/shop/rate-rules';
import { siteRateMicros } from '@/lib/payments/shop/site-rate';

const rate = (from: string, to: string, text: string, day?: string): Rate => ({
  from,
  to,
  rate: text,
  day,
  source: 'shop.rates',
});
const RATES = [rate('USD', 'ZAR', '18.50'), rate('EUR', 'ZAR', '20.10'), rate('EUR', 'USD', '1.1')];

describe('chargeTermsFor', () => {
  it('uses no rate if the currency itself is accepted, even if a rate exists', () =>
    expect(chargeTermsFor('EUR', ['ZAR', 'EUR'], RATES)).toEqual({
      chargeCurrency: 'EUR',
      rate: null,
    }));

  it.each([
    ['USD', ['ZAR'], 'ZAR', '18.50'],
    ['EUR', ['ZAR'], 'ZAR', '20.10'],
    ['EUR', ['USD'], 'USD', '1.1'],
    ['EUR', ['USD', 'ZAR'], 'ZAR', '20.10'], // the first of the rates wins
  ])('charges %s, where %j are accepted, in %s at %s', (price, acceptedCurrencies, charge, text) =>
    expect(chargeTermsFor(price, acceptedCurrencies, RATES)).toMatchObject({
      chargeCurrency: charge,
      rate: { rate: text },
    }),
  );

  it.each([
    ['JPY', ['ZAR']],
    ['ZAR', ['USD']], // a rate applies in one direction only
    ['USD', []],
  ])('returns null for %s if only %j are accepted', (price, acceptedCurrencies) =>
    expect(chargeTermsFor(price, acceptedCurrencies, RATES)).toBeNull(),
  );
});

describe('areTermsStale', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  it.each([
    ['2026-11-26', false],
    ['2026-10-26', false],
    ['2026-10-24', true],
    [undefined, false],
  ])('for a rate of the day %s is %s', (day, stale) =>
    expect(
      areTermsStale({ chargeCurrency: 'ZAR', rate: rate('EUR', 'ZAR', '20', day) }, 31, now),
    ).toBe(stale),
  );

  it('is false without a rate', () =>
    expect(areTermsStale({ chargeCurrency: 'EUR', rate: null }, 31, now)).toBe(false));
});

describe('siteRateMicros', () => {
  it.each([
    ['USD', 'ZAR', 18_500_000n, 'USD', 1_000_000n], // the site counts in the currency of the price
    ['USD', 'ZAR', 18_500_000n, 'ZAR', 18_500_000n], // the site counts in the currency of the charge, at the order's rate
    ['EUR', 'EUR', 1_000_000n, 'USD', 1_100_000n], // a rate of the settings
    ['USD', 'ZAR', 18_500_000n, 'EUR', 909_090n], // the inverse of a rate
    ['JPY', 'ZAR', 120_000n, 'ZAR', 12_000_000n], // a yen is twelve cents
    ['JPY', 'JPY', 1_000_000n, 'USD', 0n], // no rate is known
  ])(
    'converts %s charged in %s at %i to %s with %i millionths',
    (price, charge, fx, site, micros) =>
      expect(
        siteRateMicros(
          { priceCurrency: price, chargeCurrency: charge, fxRateMicros: fx },
          site,
          RATES,
        ),
      ).toBe(micros),
  );
});
