import { describe, expect, it } from 'vitest';
import { figuresByCurrency, type MoneySum, toSiteCurrency } from '@/lib/admin/revenue-rules';

const sum = (change: Partial<MoneySum>): MoneySum => ({
  isMemorial: true,
  priceCurrency: 'USD',
  chargeCurrency: 'ZAR',
  siteCurrency: 'USD',
  hasRate: true,
  priceMinor: 2000,
  chargeMinor: 37_000,
  siteMinor: 2000,
  ...change,
});

describe('toSiteCurrency', () => {
  it.each<[string, Partial<MoneySum>, string, number | null]>([
    ['the price', {}, 'USD', 2000],
    ['the charge', {}, 'ZAR', 37_000],
    ['the rate stored with the orders', { priceCurrency: 'EUR', siteMinor: 2200 }, 'USD', 2200],
    ['nothing if no rate was known', { priceCurrency: 'EUR', hasRate: false }, 'USD', null],
    ['nothing if the site used another currency at the time', { siteCurrency: 'GBP' }, 'EUR', null],
  ])('uses %s', (_, change, currency, minor) =>
    expect(toSiteCurrency(sum(change), currency)).toBe(minor),
  );
});

it('adds up charges by currency and subtracts refunds', () =>
  expect(
    figuresByCurrency([
      sum({}),
      sum({ isMemorial: false, chargeMinor: 9250 }),
      sum({ chargeMinor: -37_000 }),
      sum({ priceCurrency: 'EUR', chargeCurrency: 'EUR', chargeMinor: 2500 }),
    ]),
  ).toEqual([
    { currency: 'EUR', totalMinor: 2500, memorialMinor: 2500, tributeMinor: 0 },
    { currency: 'ZAR', totalMinor: 9250, memorialMinor: 0, tributeMinor: 9250 },
  ]));
