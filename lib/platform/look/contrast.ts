import { contrastOf, type Oklch, toHex, toScreenColour } from './colour';
import { CONTRAST_PAIRS, type ContrastPair, MIN_TEXT_CONTRAST, partOfPair } from './contrast-pairs';
import { SCHEMES, type Scheme } from './default-colours';
import { deriveColours, LOOK_PARTS, type Look, type LookPart } from './derived-colours';

/** The contrast of a chosen colour where it is used. */
export type ContrastReading = {
  scheme: Scheme;
  part: LookPart;
  /** The least contrast of text in this colour or on it, rounded down to a tenth. */
  ratio: number;
  /** Whether every pair has enough contrast. */
  isEnough: boolean;
  /**
   * If a pair has too little contrast: the colour of the same chroma and hue with the nearest
   * lightness that has enough, as `#rrggbb`; null if there is none.
   */
  nearest: string | null;
  /** Whether `nearest` is darker. */
  isTooPale: boolean;
};

/** How many values of lightness are tried. */
const STEPS = 400;

/** The WCAG contrast of each chosen colour of a look, in both schemes. */
export const measureContrast = (look: Look): ContrastReading[] =>
  SCHEMES.flatMap((scheme) => LOOK_PARTS.map((part) => measurePart(scheme, part, look[scheme])));

function measurePart(
  scheme: Scheme,
  part: LookPart,
  chosen: Record<LookPart, Oklch>,
): ContrastReading {
  const pairs = CONTRAST_PAIRS.filter((pair) => partOfPair(pair) === part);
  const ratios = ratiosIn(deriveColours(scheme, chosen), pairs);
  const textRatios = ratios.filter((_, at) => pairs[at]?.least === MIN_TEXT_CONTRAST);
  const isEnough = areEnough(ratios, pairs);
  const nearest = isEnough ? null : nearestSufficient(scheme, part, chosen, pairs);
  return {
    scheme,
    part,
    ratio: Math.floor(Math.min(...textRatios) * 10) / 10,
    isEnough,
    nearest: nearest && toHex(nearest),
    isTooPale: (nearest?.l ?? 0) < chosen[part].l,
  };
}

function nearestSufficient(
  scheme: Scheme,
  part: LookPart,
  chosen: Record<LookPart, Oklch>,
  pairs: ContrastPair[],
): Oklch | null {
  const { l, c, h } = chosen[part];
  const distance = (at: number) => Math.abs(at - l);
  const candidates = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS);
  for (const at of candidates.sort((a, b) => distance(a) - distance(b))) {
    const colour = toScreenColour({ l: at, c, h });
    const colours = deriveColours(scheme, { ...chosen, [part]: colour });
    if (areEnough(ratiosIn(colours, pairs), pairs)) return colour;
  }
  return null;
}

const ratiosIn = (
  colours: ReturnType<typeof deriveColours>,
  pairs: readonly ContrastPair[],
): number[] => pairs.map(({ front, ground }) => contrastOf(colours[front], colours[ground]));

const areEnough = (ratios: number[], pairs: readonly ContrastPair[]): boolean =>
  pairs.every(({ least }, at) => (ratios[at] ?? 0) >= least);
