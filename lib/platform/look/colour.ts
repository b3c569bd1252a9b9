import {
  clampChroma,
  converter,
  formatHex,
  type Oklch as Parsed,
  parse,
  wcagContrast,
} from 'culori';

/** A colour by its lightness (0 to 1), chroma (0 to about 0.4) and hue (0 to 360 degrees). */
export type Oklch = { l: number; c: number; h: number };

/**
 * What an admin may type: three or six hexadecimal digits, or oklch() with plain numbers or a
 * percentage of lightness.
 */
const TYPED_COLOUR = /^(?:#[0-9a-f]{3}(?:[0-9a-f]{3})?|oklch\(\s*[\d.]+%?(?:\s+[\d.]+){2}\s*\))$/;
/** More than any screen can show; a larger number is probably a mistake. */
export const MAX_CHROMA = 0.5;
/** Enough decimals that each of a screen's 16.7 million colours survives a round trip. */
const PLACES = { l: 100_000, c: 100_000, h: 1_000 };

/**
 * How much rounding may add to the red, green or blue of a colour at the edge of the gamut: less
 * than half of one of 256 steps.
 */
const STEP = 0.5 / 256;

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/**
 * Converts to the nearest sRGB colour as `#rrggbb`. A colour outside the gamut loses chroma, never
 * lightness.
 */
export function toHex(colour: Oklch): string {
  const exact = toRgb({ mode: 'oklch', ...colour });
  const isShown = [exact.r, exact.g, exact.b].every((part) => part > -STEP && part < 1 + STEP);
  return formatHex(isShown ? exact : clampChroma({ mode: 'oklch', ...colour }, 'oklch'));
}

/**
 * Parses `#7a1f3d` or `oklch(0.41 0.08 158)` to a colour within sRGB, so that `toHex` always
 * returns the same text for it. Null for anything else.
 */
export function parseColour(typed: string): Oklch | null {
  const text = typed.trim().toLowerCase();
  const parsed = TYPED_COLOUR.test(text) ? toOklch(parse(text)) : undefined;
  return parsed && parsed.c <= MAX_CHROMA ? toScreenColour(toColour(parsed)) : null;
}

/** Rounds a colour to the 256 steps of red, green and blue that screens show. */
export const toScreenColour = (colour: Oklch): Oklch => toColour(toOklch(toHex(colour)) as Parsed); // toHex returns a valid colour

/** The WCAG contrast of two `#rrggbb` colours, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

const toColour = ({ l, c, h = 0 }: Parsed): Oklch => ({
  l: Math.min(1, Math.round(l * PLACES.l) / PLACES.l),
  c: Math.round(c * PLACES.c) / PLACES.c,
  // Grey has no hue; arithmetic leaves a meaningless one.
  h: c < 1 / PLACES.c ? 0 : Math.round(h * PLACES.h) / PLACES.h,
});
