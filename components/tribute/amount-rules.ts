/** The flower panel of a memorial page goes in steps of 5 US dollars, from 5 (spec 9). */
export const PANEL_STEP_MINOR = 500;
export const PANEL_MIN_MINOR = 500;
/** The most that the server takes (lib/orders/rules.ts); a test holds the two together. */
export const PANEL_MAX_MINOR = 50_000;
/** What /flower-payment/{id} begins with (decisions.md, "Flower amount"). */
export const FLOWER_PAYMENT_MINOR = 1000;

/** What the panel begins with: the memorial's suggested amount, in US cents, as far as the panel goes. */
export const panelAmount = (suggestedMinor: number) =>
  within(suggestedMinor, PANEL_MIN_MINOR, PANEL_MAX_MINOR);

/** The next whole step above an amount, 7 to 10; at the most it stays. */
export const stepUp = (minor: number) =>
  panelAmount((Math.floor(minor / PANEL_STEP_MINOR) + 1) * PANEL_STEP_MINOR);

/** The next whole step below an amount, 7 to 5; at the least it stays. */
export const stepDown = (minor: number) =>
  panelAmount((Math.ceil(minor / PANEL_STEP_MINOR) - 1) * PANEL_STEP_MINOR);

/** The amount, or the nearer end where it is outside. */
export const within = (minor: number, least: number, most: number) =>
  Math.min(most, Math.max(least, minor));
