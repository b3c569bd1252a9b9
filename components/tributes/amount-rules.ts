import { type TributeLimits, USD_TRIBUTE_LIMITS } from '@/lib/payments/shop/tribute-limit-rules';

/** The limits of the flower panel on a memorial page, in US cents. The minimum is one step (product.md 9). */
export const PANEL_MIN_MINOR = USD_TRIBUTE_LIMITS.step;
export const PANEL_MAX_MINOR = USD_TRIBUTE_LIMITS.max;

/** Returns the preset amount of /flower-payment/{id}: two steps (product.md, "Flower amount"). */
export function paymentAmount({ min, max, step }: TributeLimits): number {
  return clampAmount(2 * step, min, max);
}

/**
 * Returns a memorial's suggested amount in minor units. `suggested` is in fifths of the currency's step. In US dollars,
 * whose step is 5, it is therefore in whole dollars.
 */
export const suggestedMinor = (suggested: number, { step } = USD_TRIBUTE_LIMITS) =>
  suggested * suggestedUnit(step);

/** Returns the unit of a memorial's suggested amount, in minor units. */
export const suggestedUnit = (step: number) => Math.max(1, Math.round(step / 5));

/** Returns the panel's preset amount: the memorial's suggestion, within the panel's limits. */
export const panelAmount = (suggestedMinor: number, { min, max, step } = USD_TRIBUTE_LIMITS) =>
  clampAmount(suggestedMinor, Math.max(min, step), max);

/** Returns the next whole step above an amount (7 dollars become 10), but at most the maximum. */
export const stepUp = (minor: number, limits = USD_TRIBUTE_LIMITS) =>
  panelAmount((Math.floor(minor / limits.step) + 1) * limits.step, limits);

/** Returns the next whole step below an amount (7 dollars become 5), but at least the minimum. */
export const stepDown = (minor: number, limits = USD_TRIBUTE_LIMITS) =>
  panelAmount((Math.ceil(minor / limits.step) - 1) * limits.step, limits);

export function clampAmount(minor: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, minor));
}
