/**
 * The flower and the wreath that stand for the site: on link previews as pixels, on its pages as SVG.
 * components/memorial/wreath.svg is drawn after these figures, which a test holds it to.
 */

/** One petal, pointing up from the middle of the flower at 0 0. */
export const PETAL =
  'M0 -3C-8 -8 -20 -25 -12 -37C-8 -43 -2 -42 0 -37C2 -42 8 -43 12 -37C20 -25 8 -8 0 -3Z';
/** The degrees each petal is turned by; a stamen stands behind each by half a turn more. */
export const PETAL_TURNS = [0, 72, 144, 216, 288] as const;
export const STAMEN = { distance: 11, radius: 1.8, turn: 36 } as const;

/** One leaf, pointing up from its stem at 0 0. */
export const LEAF = 'M0 0C8 -14 7 -32 0 -42C-8 -31 -8 -13 0 0Z';

/** Half a wreath around 0 0: its stem goes from the bottom (90°) up to an opening at the top. */
export const WREATH = { radius: 118, stemEnd: -58 } as const;
/** The leaf pairs along it, smaller and smaller; both leaves of a pair point the way the stem grows. */
export const LEAF_PAIRS = Array.from({ length: 11 }, (_, step) => ({
  angle: 84 - step * 14.2,
  size: 1 - step * 0.045,
}));
export const OUTER_LEAF = { turn: 34 } as const;
export const INNER_LEAF = { turn: -38, size: 0.85, opacity: 0.7 } as const;
