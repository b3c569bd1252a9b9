import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PLAN,
  type MemorialPlan,
  pricedCountries,
  priceIn,
} from '@/lib/payments/plans/plan-rules';
import { limitsSchema } from '@/lib/payments/schema-plan';

const PLAN: MemorialPlan = {
  ...DEFAULT_PLAN,
  prices: [
    { country: 'ZZ', currency: 'EUR', amountMinor: 2500 },
    { country: 'ZA', currency: 'ZAR', amountMinor: 19_900 },
    { country: 'JP', currency: 'JPY', amountMinor: 3000 },
  ],
};

describe('the price of a plan', () => {
  it.each([
    ['ZA', 'ZAR', 19_900],
    ['JP', 'JPY', 3000],
    ['DE', 'EUR', 2500],
    ['ZZ', 'EUR', 2500],
  ])('in the country %s is charged in %s and is %i', (country, currency, amountMinor) =>
    expect(priceIn(PLAN, country)).toMatchObject({ currency, amountMinor }),
  );

  it('is 20 dollars everywhere by default', () => {
    for (const country of ['ZZ', 'ZA', 'DE'])
      expect(priceIn(DEFAULT_PLAN, country)).toEqual({
        country: 'ZZ',
        currency: 'USD',
        amountMinor: 2000,
      });
    expect(pricedCountries(DEFAULT_PLAN)).toEqual([]);
  });

  it('is null for a free plan, whatever prices it had', () => {
    expect(priceIn({ ...PLAN, kind: 'free' }, 'ZA')).toBeNull();
    expect(pricedCountries({ ...PLAN, kind: 'free' })).toEqual([]);
  });

  it('can be chosen among the countries that have their own price', () =>
    expect(pricedCountries(PLAN)).toEqual(['JP', 'ZA']));
});

describe('the limits of a plan', () => {
  it('are those of the default plan if none are set', () =>
    expect(limitsSchema.parse({})).toEqual(DEFAULT_PLAN.limits));

  it.each([{ pictures: 0 }, { videos: -1 }, { gigabytes: 0.5 }, { keepers: 101 }, { years: 1 }])(
    'refuse %j',
    (limits) => expect(limitsSchema.safeParse(limits).success).toBe(false),
  );
});
