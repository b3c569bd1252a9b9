import { minorDigits } from '@/lib/platform/currency-rules';
import { centsOf } from '../money-rules';
import { TRIBUTE_MAX_MINOR, TRIBUTE_MIN_MINOR } from '../rules';

/** What flowers may cost, in minor units. */
export type TributeScale = {
  currency: string;
  min: number;
  max: number;
  /** The panel of a memorial goes in these, from one of them. Flowers are drawn larger at 2, 4, 10 and 20. */
  step: number;
};

/** What an operator sets for a currency. */
export type TributeBounds = Pick<TributeScale, 'min' | 'max' | 'step'>;

/** A flower tribute costs 1 to 500 US dollars, in steps of 5 (product.md 9; product.md, "Flower amount"). */
export const USD_SCALE: TributeScale = {
  currency: 'USD',
  min: TRIBUTE_MIN_MINOR,
  max: TRIBUTE_MAX_MINOR,
  step: 500,
};

/**
 * The scale of a currency: what the operator set, or else the numbers of the dollar's minor units: 1 to 500 euros, 100 to 50,000
 * yen.
 */
export const scaleOf = (
  currency: string,
  set: Partial<Record<string, TributeBounds>>,
): TributeScale => {
  const { min, max, step } = set[currency] ?? USD_SCALE;
  return { currency, min, max, step };
};

/** The currencies that flowers may be priced in: the site's first, then those that an operator gave bounds for. */
export const currenciesOf = (
  site: string,
  set: Partial<Record<string, TributeBounds>>,
): string[] => [...new Set([site, ...Object.keys(set)])];

/** An amount as somebody typed or sent it, in minor units; null for what is none of the currency's, or out of bounds. */
export function minorWithin(
  { currency, min, max }: TributeScale,
  amount: number | string,
): number | null {
  const minor = centsOf(amount, minorDigits(currency));
  return minor !== null && minor >= min && minor <= max ? minor : null;
}
