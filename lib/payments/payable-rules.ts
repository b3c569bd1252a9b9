import { MAX_MINOR_UNITS } from '@/lib/platform/currency-rules';

/** The lowest and highest price that can be paid, both included, in minor units. */
export type PriceRange = { least: number; most: number };

/**
 * How a price becomes a charge. `leastCharge` is the provider's minimum in minor units; `micros`
 * and `digits` are the arguments of `chargeFor`.
 */
type ChargeRule = { leastCharge: number; micros: bigint; digits: number };

const MICROS = 1_000_000n;

/** The largest charge that the database column holds, in minor units. */
export const MAX_CHARGE_MINOR = 2_000_000_000;

/**
 * The prices whose charge, rounded as in `chargeFor`, the provider accepts and an order can store.
 * `least` is above `most` if there is none.
 */
export function payableRange({ leastCharge, micros, digits }: ChargeRule): PriceRange {
  const numeratorFactor = micros * 10n ** BigInt(Math.max(0, digits));
  const denominator = MICROS * 10n ** BigInt(Math.max(0, -digits));
  const half = denominator / 2n;
  const least = (BigInt(leastCharge) * denominator - half + numeratorFactor - 1n) / numeratorFactor;
  const most = (BigInt(MAX_CHARGE_MINOR + 1) * denominator - half - 1n) / numeratorFactor;
  return {
    least: Number(least < 1n ? 1n : least),
    most: Number(most > BigInt(MAX_MINOR_UNITS) ? BigInt(MAX_MINOR_UNITS) : most),
  };
}

/** Whether a price is inside one of these ranges. */
export const isInRanges = (ranges: readonly PriceRange[], price: number): boolean =>
  ranges.some(({ least, most }) => least <= price && price <= most);

/** The range from the lowest to the highest of all. Needs at least one range. */
export const combinedRange = (ranges: readonly PriceRange[]): PriceRange => ({
  least: Math.min(...ranges.map(({ least }) => least)),
  most: Math.max(...ranges.map(({ most }) => most)),
});
