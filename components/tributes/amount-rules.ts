/** The flower panel of a memorial page goes in steps of 5 US dollars, from 5 (product.md 9). */
export const PANEL_STEP_MINOR = 500;
export const PANEL_MIN_MINOR = 500;
/** The most that the server accepts (lib/payments/rules.ts); a test keeps the two equal. */
export const PANEL_MAX_MINOR = 50_000;
/** The preset amount of /flower-payment/{id} in US cents (product.md, "Flower amount"). */
export const TRIBUTE_PAYMENT_MINOR = 1000;

/** Returns the panel's preset amount: the memorial's suggestion in US cents, within the panel's limits. */
export const panelAmount = (suggestedMinor: number) =>
  clampAmount(suggestedMinor, PANEL_MIN_MINOR, PANEL_MAX_MINOR);

/** Returns the next whole step above an amount (7 becomes 10), at most the maximum. */
export const stepUp = (minor: number) =>
  panelAmount((Math.floor(minor / PANEL_STEP_MINOR) + 1) * PANEL_STEP_MINOR);

/** Returns the next whole step below an amount (7 becomes 5), at least the minimum. */
export const stepDown = (minor: number) =>
  panelAmount((Math.ceil(minor / PANEL_STEP_MINOR) - 1) * PANEL_STEP_MINOR);

/** Returns the amount, or the nearer limit when it is outside. */
export const clampAmount = (minor: number, least: number, most: number) =>
  Math.min(most, Math.max(least, minor));
