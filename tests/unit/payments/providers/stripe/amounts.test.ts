import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '@/lib/payments/currencies';
import {
  fromStripeAmount,
  MIN_CHARGES,
  toStripeAmount,
} from '@/lib/payments/providers/stripe/amounts';
import { minorDigits } from '@/lib/platform/currency-rules';

describe("Stripe's amounts", () => {
  it.each([
    ['EUR', 2000, 2000],
    ['ZAR', 37_000, 37_000],
    ['JPY', 3000, 3000],
    ['KRW', 30_000, 30_000],
    ['UGX', 75_000, 7_500_000],
    ['ISK', 2800, 280_000],
  ] as const)("in %s: our %d is Stripe's %d", (currency, ours, theirs) => {
    expect(toStripeAmount(ours, currency)).toBe(theirs);
    expect(fromStripeAmount(theirs, currency)).toBe(ours);
  });

  it('are not whole for a fraction of a unit, so that they match no order', () => {
    expect(Number.isInteger(fromStripeAmount(7_500_050, 'UGX'))).toBe(false);
    expect(Number.isInteger(fromStripeAmount(Number.NaN, 'EUR'))).toBe(false);
  });

  it('have a minimum charge in every supported currency, none of which has three decimal places', () => {
    expect(Object.keys(MIN_CHARGES).toSorted()).toEqual([...CURRENCIES].toSorted());
    for (const currency of CURRENCIES) {
      expect(MIN_CHARGES[currency]).toBeGreaterThan(0);
      expect(minorDigits(currency)).toBeLessThan(3);
    }
  });
});
