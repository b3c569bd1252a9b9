import { contrastOf, type Oklch, onScreen, toHex } from './colour';
import { LETTERS, PAIRS, type Pair, partOf } from './contrast-pairs';
import { SCHEMES, type Scheme } from './default-colours';
import { coloursOf, type Look, PARTS, type Part } from './derived-colours';

/** The contrast of a chosen colour where it is used. */
export type Reading = {
  scheme: Scheme;
  part: Part;
  /** The least contrast of text in this colour or on it, rounded down to a tenth. */
  ratio: number;
  /** Whether every pair has enough contrast. */
  isEnough: boolean;
  /**
   * If not: the nearest lightness of the same chroma and hue that has enough, as `#rrggbb`; null if
   * there is none.
   */
  nearest: string | null;
  /** Whether `nearest` is darker. */
  isTooPale: boolean;
};

/** How many values of lightness are tried. */
const STEPS = 400;

/** The WCAG contrast of each chosen colour of a look, in both schemes. */
export const readingsOf = (look: Look): Reading[] =>
  SCHEMES.flatMap((scheme) => PARTS.map((part) => readingOf(scheme, part, look[scheme])));

function readingOf(scheme: Scheme, part: Part, chosen: Record<Part, Oklch>): Reading {
  const pairs = PAIRS.filter((pair) => partOf(pair) === part);
  const ratios = ratiosIn(coloursOf(scheme, chosen), pairs);
  const letters = ratios.filter((_, at) => pairs[at]?.least === LETTERS);
  const isEnough = areEnough(ratios, pairs);
  const nearest = isEnough ? null : nearestThatWorks(scheme, part, chosen, pairs);
  return {
    scheme,
    part,
    ratio: Math.floor(Math.min(...letters) * 10) / 10,
    isEnough,
    nearest: nearest && toHex(nearest),
    isTooPale: (nearest?.l ?? 0) < chosen[part].l,
  };
}

function nearestThatWorks(
  scheme: Scheme,
  part: Part,
  chosen: Record<Part, Oklch>,
  pairs: Pair[],
): Oklch | null {
  const { l, c, h } = chosen[part];
  const distance = (at: number) => Math.abs(at - l);
  const tried = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS);
  for (const at of tried.sort((a, b) => distance(a) - distance(b))) {
    const colour = onScreen({ l: at, c, h });
    const colours = coloursOf(scheme, { ...chosen, [part]: colour });
    if (areEnough(ratiosIn(colours, pairs), pairs)) return colour;
  }
  return null;
}

const ratiosIn = (colours: ReturnType<typeof coloursOf>, pairs: readonly Pair[]): number[] =>
  pairs.map(({ front, ground }) => contrastOf(colours[front], colours[ground]));

const areEnough = (ratios: number[], pairs: readonly Pair[]): boolean =>
  pairs.every(({ least }, at) => (ratios[at] ?? 0) >= least);
