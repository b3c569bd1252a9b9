import { type Curve, pointAt } from './curve';
import { type LeafShape, leaf } from './leaf';
import { type Foliage, PALETTE } from './palette';
import { placeDrawing } from './place-drawing';
import type { RandomSource } from './seeded-random';
import { stem } from './stem';

/** The properties of a sprig: its leaves, the number of pairs, their length and spread. */
export type SprigOptions = {
  shape: LeafShape;
  foliage: Foliage;
  pairs: number;
  length: number;
  spread?: number;
  thick?: number;
  /** The position of the first leaves along the stem, 0 to 1. */
  from?: number;
  /** Draws small golden berries between the leaves. */
  berries?: boolean;
};

/** Draws a stem with leaves on both sides, smaller towards the tip, and one leaf at its end. */
export function sprig(path: Curve, growth: SprigOptions, random: RandomSource): string {
  const { shape, foliage, pairs, length, spread = 44, thick = 6, from = 0.08 } = growth;
  const habit = HABITS[shape];
  const single = leaf(shape, foliage);
  const shaded = leaf(shape, { ...foliage, light: foliage.dark, dark: foliage.light });
  const count = Math.max(1, Math.round(pairs * habit.pairs));
  const parts = [stem(path, foliage.stem, thick)];
  for (let pair = 0; pair < count; pair += 1) {
    const share = pair / count;
    const size =
      (length / 100) * habit.length * (0.72 + 0.42 * Math.sin(Math.PI * (0.25 + share * 0.75)));
    for (const side of [-1, 1]) {
      const t = from + (1 - from) * (share + (side > 0 ? 0.5 / count : 0)) * 0.97;
      const at = pointAt(path, t);
      const turn = at.heading + side * (spread * (1 - share * 0.3) + random.between(-9, 9));
      const leafSize = size * random.between(0.9, 1.08);
      const leafDrawing = random.between(0, 1) < 0.4 ? shaded : single;
      parts.push(placeDrawing(leafDrawing, at, turn, leafSize, leafSize * side));
      if (growth.berries && random.between(0, 1) < 0.55) {
        parts.push(
          placeDrawing(
            berry(foliage),
            at,
            at.heading - side * random.between(38, 62),
            length / 100,
          ),
        );
      }
    }
  }
  const tip = pointAt(path, 1);
  parts.push(placeDrawing(single, tip, tip.heading, (length / 100) * habit.length * 0.66));
  return parts.join('');
}

/** Broad leaves are shorter and further apart, so that the stem stays visible. */
const HABITS: Readonly<Record<LeafShape, { pairs: number; length: number }>> = {
  willow: { pairs: 0.9, length: 1 },
  laurel: { pairs: 0.66, length: 0.82 },
  rose: { pairs: 0.6, length: 0.72 },
  eucalyptus: { pairs: 0.72, length: 0.46 },
};

function berry(foliage: Foliage): string {
  return [
    `<path d="M 0 0 Q 22 -5 40 0" fill="none" stroke="${foliage.stem}" stroke-width="2"/>`,
    `<circle cx="48" cy="0" r="9.5" fill="${PALETTE.gold}"/>`,
    `<circle cx="45" cy="-3" r="4" fill="${PALETTE.goldLight}"/>`,
  ].join('');
}
