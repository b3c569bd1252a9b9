import { describe, expect, it } from 'vitest';
import { chargeFor } from '@/lib/payments/money-rules';
import { isWithin, MOST_CHARGE, rangeOf, wholeRange } from '@/lib/payments/payable-rules';
import { MOST_MINOR } from '@/lib/platform/currency-rules';

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
    'for a least charge of %i at %i millionths and %i more digits are exact',
    (leastCharge, micros, digits) => {
      const { least, most } = rangeOf({ leastCharge, micros, digits });
      const charge = (price: number) => chargeFor(price, micros, digits);
      expect(charge(least)).toBeGreaterThanOrEqual(leastCharge);
      if (least > 1) expect(charge(least - 1)).toBeLessThan(leastCharge);
      expect(charge(most)).toBeLessThanOrEqual(MOST_CHARGE);
      if (most < MOST_MINOR) expect(charge(most + 1)).toBeGreaterThan(MOST_CHARGE);
    },
  );

  it('are those that any of several providers accepts', () => {
    const ranges = [
      { least: 50, most: 1000 },
      { least: 500, most: 90_000 },
    ];
    expect([49, 50, 90_000, 90_001].map((price) => isWithin(ranges, price))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(wholeRange(ranges)).toEqual({ least: 50, most: 90_000 });
  });
});
