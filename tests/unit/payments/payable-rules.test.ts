import { describe, expect, it } from 'vitest';
import { chargeFor } from '@/lib/payments/money-rules';
import {
  combinedRange,
  isInRanges,
  MAX_CHARGE_MINOR,
  payableRange,
} from '@/lib/payments/payable-rules';
import { MAX_MINOR_UNITS } from '@/lib/platform/currency-rules';

describe('the prices that a provider accepts', () => {
  it.each([
    [500, 18_500_000n, 0],
    [500, 120_000n, 2],
    [1_200, 1n, 0],
    [100, 999_999_000_000n, 0],
    [100, 1_000_000n, -2],
    [50, 1_000_000n, 0],
    [7, 1_999_999n, 0],
  ])(
    'have exact limits for a minimum charge of %i, a rate of %i millionths and %i more digits',
    (leastCharge, micros, digits) => {
      const { least, most } = payableRange({ leastCharge, micros, digits });
      const charge = (price: number) => chargeFor(price, micros, digits);
      expect(charge(least)).toBeGreaterThanOrEqual(leastCharge);
      if (least > 1) expect(charge(least - 1)).toBeLessThan(leastCharge);
      expect(charge(most)).toBeLessThanOrEqual(MAX_CHARGE_MINOR);
      if (most < MAX_MINOR_UNITS) expect(charge(most + 1)).toBeGreaterThan(MAX_CHARGE_MINOR);
    },
  );

  it('are those that any of several providers accepts', () => {
    const ranges = [
      { least: 50, most: 1000 },
      { least: 500, most: 90_000 },
    ];
    expect([49, 50, 90_000, 90_001].map((price) => isInRanges(ranges, price))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(combinedRange(ranges)).toEqual({ least: 50, most: 90_000 });
  });
});
