import { bloom, bud } from './bloom';
import type { Curve, Point } from './curve';
import { type LeafShape, leaf } from './leaf';
import { BLOOM_TONES, type BloomTone, FOLIAGES, type Foliage } from './palette';
import { placed } from './placed';
import type { Chance } from './seeded-random';
import { type Growth, sprig } from './sprig';

/** The drawing functions of a composition, with the plants chosen for its card. */
export type Planting = {
  chance: Chance;
  foliage: Foliage;
  under: Foliage;
  shape: LeafShape;
  tones: readonly [BloomTone, BloomTone];
  /** Draws a leafy stem. Omitted options have the card's own values. */
  grow: (path: Curve, growth?: Partial<Growth>) => string;
  /** Draws a bloom in the main tone (0) or the second (1). */
  flower: (at: Point, radius: number, tone?: 0 | 1) => string;
  /** Draws a bud that points along `heading` degrees. */
  bud: (at: Point, heading: number, length: number, tone?: 0 | 1) => string;
  /** Draws a leaf that points along `heading` degrees. */
  leaf: (at: Point, heading: number, length: number, foliage?: Foliage) => string;
};

/** Chooses the plants of a card. The gradient ids are `petal0` and `petal1`. */
export function planting(chance: Chance): Planting {
  const [deep, mid, sage, olive] = FOLIAGES;
  const [rose, blush, cream, gold] = BLOOM_TONES;
  const [foliage, under] = chance.pick([
    [deep, sage],
    [mid, sage],
    [deep, olive],
    [mid, olive],
  ]);
  const tones = chance.pick<readonly [BloomTone, BloomTone]>([
    [rose, cream],
    [blush, rose],
    [rose, blush],
    [blush, gold],
    [cream, rose],
    [blush, cream],
  ]);
  const shape = chance.pick<LeafShape>(['willow', 'laurel', 'laurel', 'rose', 'eucalyptus']);
  return {
    chance,
    foliage,
    under,
    shape,
    tones,
    grow: (path, growth) =>
      sprig(path, { shape, foliage, pairs: 8, length: 100, ...growth }, chance),
    flower: (at, radius, tone = 0) =>
      placed(
        bloom(`petal${tone}`, tones[tone], chance),
        at,
        chance.between(0, 72),
        radius / 100,
        (radius / 100) * chance.between(0.88, 1),
      ),
    bud: (at, heading, length, tone = 0) =>
      placed(bud(`petal${tone}`, tones[tone], foliage.dark), at, heading + 90, length / 100),
    leaf: (at, heading, length, green = foliage) =>
      placed(leaf(shape === 'eucalyptus' ? 'rose' : shape, green), at, heading, length / 100),
  };
}
