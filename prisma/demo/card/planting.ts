import { bloom, bud } from './bloom';
import type { Curve, Point } from './curve';
import { type LeafShape, leaf } from './leaf';
import { BLOOM_TONES, type BloomTone, FOLIAGES, type Foliage } from './palette';
import { placeDrawing } from './place-drawing';
import type { RandomSource } from './seeded-random';
import { type SprigOptions, sprig } from './sprig';

/** The drawing functions of a composition, with the plants chosen for its card. */
export type Planting = {
  random: RandomSource;
  foliage: Foliage;
  under: Foliage;
  shape: LeafShape;
  tones: readonly [BloomTone, BloomTone];
  /** Draws a leafy stem. Omitted options have the card's own values. */
  grow: (path: Curve, growth?: Partial<SprigOptions>) => string;
  /** Draws a bloom in the main tone (0) or the second (1). */
  flower: (at: Point, radius: number, tone?: 0 | 1) => string;
  /** Draws a bud that points along `heading` degrees. */
  bud: (at: Point, heading: number, length: number, tone?: 0 | 1) => string;
  /** Draws a leaf that points along `heading` degrees. */
  leaf: (at: Point, heading: number, length: number, foliage?: Foliage) => string;
};

/** Chooses the plants of a card. The gradient ids are `petal0` and `petal1`. */
export function planting(random: RandomSource): Planting {
  const [deep, mid, sage, olive] = FOLIAGES;
  const [rose, blush, cream, gold] = BLOOM_TONES;
  const [foliage, under] = random.pick([
    [deep, sage],
    [mid, sage],
    [deep, olive],
    [mid, olive],
  ]);
  const tones = random.pick<readonly [BloomTone, BloomTone]>([
    [rose, cream],
    [blush, rose],
    [rose, blush],
    [blush, gold],
    [cream, rose],
    [blush, cream],
  ]);
  const shape = random.pick<LeafShape>(['willow', 'laurel', 'laurel', 'rose', 'eucalyptus']);
  return {
    random,
    foliage,
    under,
    shape,
    tones,
    grow: (path, growth) =>
      sprig(path, { shape, foliage, pairs: 8, length: 100, ...growth }, random),
    flower: (at, radius, tone = 0) =>
      placeDrawing(
        bloom(`petal${tone}`, tones[tone], random),
        at,
        random.between(0, 72),
        radius / 100,
        (radius / 100) * random.between(0.88, 1),
      ),
    bud: (at, heading, length, tone = 0) =>
      placeDrawing(bud(`petal${tone}`, tones[tone], foliage.dark), at, heading + 90, length / 100),
    leaf: (at, heading, length, green = foliage) =>
      placeDrawing(leaf(shape === 'eucalyptus' ? 'rose' : shape, green), at, heading, length / 100),
  };
}
