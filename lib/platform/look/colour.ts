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

/** What an admin may type: the colours of three or six hexadecimal digits, and oklch() with plain numbers or a percentage of lightness. */
const TYPED = /^(?:#[0-9a-f]{3}(?:[0-9a-f]{3})?|oklch\(\s*[\d.]+%?(?:\s+[\d.]+){2}\s*\))$/;
/** More than any screen has: who types more has mistaken one number for another. */
export const MOST_CHROMA = 0.5;
/** Enough places for each of the 16.7 million colours of a screen to come back as it was. */
const PLACES = { l: 100_000, c: 100_000, h: 1_000 };

/** What rounding may add to the red, green or blue of a colour at the edge of what a screen has: less than half of one of 256 steps. */
const STEP = 0.5 / 256;

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** The colour as the nearest one that every screen has, in `#rrggbb`. One that no screen has loses chroma, never lightness. */
export function toHex(colour: Oklch): string {
  const exact = toRgb({ mode: 'oklch', ...colour });
  const isShown = [exact.r, exact.g, exact.b].every((part) => part > -STEP && part < 1 + STEP);
  return formatHex(isShown ? exact : clampChroma({ mode: 'oklch', ...colour }, 'oklch'));
}

/**
 * Reads what an admin typed, `#7a1f3d` or `oklch(0.41 0.08 158)`, as a colour that every screen has: `toHex` returns the
 * same text for it always. Null for anything else.
 */
export function parseColour(typed: string): Oklch | null {
  const text = typed.trim().toLowerCase();
  const parsed = TYPED.test(text) ? toOklch(parse(text)) : undefined;
  return parsed && parsed.c <= MOST_CHROMA ? onScreen(asColour(parsed)) : null;
}

/** The same colour as screens show it, in their 256 steps of red, green and blue. */
export const onScreen = (colour: Oklch): Oklch => asColour(toOklch(toHex(colour)) as Parsed); // as: it is one that we wrote

/** The contrast of two colours by WCAG, from 1 to 21. Accepts them as `#rrggbb`. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

const asColour = ({ l, c, h = 0 }: Parsed): Oklch => ({
  l: Math.min(1, Math.round(l * PLACES.l) / PLACES.l),
  c: Math.round(c * PLACES.c) / PLACES.c,
  // Grey has no hue; what arithmetic leaves of one would only confuse.
  h: c < 1 / PLACES.c ? 0 : Math.round(h * PLACES.h) / PLACES.h,
});
