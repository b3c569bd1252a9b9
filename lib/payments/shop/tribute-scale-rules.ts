import { minorDigits } from '@/lib/platform/currency-rules';
import { centsOf } from '../money-rules';
import { TRIBUTE_MAX_MINOR, TRIBUTE_MIN_MINOR } from '../rules';

/** The limits for the price of flowers, in minor units. */
export type TributeScale = {
  currency: string;
  min: number;
  max: number;
  /**
   * The slider on a memorial's page starts at one step and moves in steps. Flowers are drawn larger
   * from 2, 4, 10 and 20 steps on.
   */
  step: number;
};

/** The limits that an operator can set for a currency. */
export type TributeBounds = Pick<TributeScale, 'min' | 'max' | 'step'>;

/**
 * A flower tribute costs 1 to 500 US dollars, in steps of 5 (product.md 9; product.md, "Flower
 * amount").
 */
export const USD_SCALE: TributeScale = {
  currency: 'USD',
  min: TRIBUTE_MIN_MINOR,
  max: TRIBUTE_MAX_MINOR,
  step: 500,
};

/**
 * The limits for a currency. The default has the dollar's numbers in minor units: 1 to 500 euros,
 * 100 to 50,000 yen.
 */
export const scaleOf = (
  currency: string,
  set: Partial<Record<string, TributeBounds>>,
): TributeScale => {
  const { min, max, step } = set[currency] ?? USD_SCALE;
  return { currency, min, max, step };
};

/** The currencies for flowers: the site's first, then those for which an operator set limits. */
export const currenciesOf = (
  site: string,
  set: Partial<Record<string, TributeBounds>>,
): string[] => [...new Set([site, ...Object.keys(set)])];

/**
 * Converts a typed or sent amount to minor units; null if it is not a valid amount or outside the
 * limits.
 */
export function minorWithin(
  { currency, min, max }: TributeScale,
  amount: number | string,
): number | null {
  const minor = centsOf(amount, minorDigits(currency));
  return minor !== null && minor >= min && minor <= max ? minor : null;
}
