import { minorDigits } from '@/lib/platform/currency-rules';
import { parseMinorUnits } from '../money-rules';
import { MAX_TRIBUTE_MINOR, MIN_TRIBUTE_MINOR } from '../rules';

/** The limits for the price of flowers, in minor units. */
export type TributeLimits = {
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
export type TributeBounds = Pick<TributeLimits, 'min' | 'max' | 'step'>;

/**
 * A flower tribute costs 1 to 500 US dollars, in steps of 5 (product.md 9; product.md, "Flower
 * amount").
 */
export const USD_TRIBUTE_LIMITS: TributeLimits = {
  currency: 'USD',
  min: MIN_TRIBUTE_MINOR,
  max: MAX_TRIBUTE_MINOR,
  step: 500,
};

/**
 * The limits for a currency. The default has the dollar's numbers in minor units: 1 to 500 euros,
 * 100 to 50,000 yen.
 */
export const tributeLimitsFor = (
  currency: string,
  customLimits: Partial<Record<string, TributeBounds>>,
): TributeLimits => {
  const { min, max, step } = customLimits[currency] ?? USD_TRIBUTE_LIMITS;
  return { currency, min, max, step };
};

/** The currencies for flowers: the site's first, then those for which an operator set limits. */
export const tributeCurrenciesOf = (
  site: string,
  customLimits: Partial<Record<string, TributeBounds>>,
): string[] => [...new Set([site, ...Object.keys(customLimits)])];

/**
 * Converts a typed or sent amount to minor units; null if it is not a valid amount or outside the
 * limits.
 */
export function parseAmountWithin(
  { currency, min, max }: TributeLimits,
  amount: number | string,
): number | null {
  const minor = parseMinorUnits(amount, minorDigits(currency));
  return minor !== null && minor >= min && minor <= max ? minor : null;
}
