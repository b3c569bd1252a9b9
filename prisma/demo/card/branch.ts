import { curve, mirror, pointAt } from './curve';
import type { Planting } from './planting';

/** Draws a flowering branch that sweeps up around the middle, like one from an orchard in spring. */
export function branch(plants: Planting): string {
  const { random, under } = plants;
  const toRight = random.pick([true, false]);
  const orient = (path: ReturnType<typeof curve>) => (toRight ? path : mirror(path));
  const bough = orient(curve(420, 1400, 20, 1120, 90, 480, 640, 190));
  const low = orient(curve(262, 1218, 420, 1220, 640, 1290, 850, 1196));
  const high = orient(curve(330, 430, 560, 330, 800, 330, 968, 420));
  const parts = [
    plants.grow(orient(curve(262, 1218, 96, 1020, 96, 700, 330, 430)), {
      foliage: under,
      shape: 'willow',
      pairs: 12,
      length: 104,
      spread: 60,
    }),
    plants.grow(orient(curve(190, 960, 110, 800, 120, 640, 168, 470)), {
      foliage: under,
      shape: 'willow',
      pairs: 8,
      length: 92,
    }),
    plants.grow(low, { foliage: under, pairs: 8, length: 112, thick: 7 }),
    plants.grow(high, { pairs: 9, length: 108, thick: 6, berries: true }),
    plants.grow(bough, { pairs: 17, length: 138, thick: 15, from: 0.12 }),
  ];
  for (const [path, at, radius, tone] of [
    [bough, 0.2, 104, 0],
    [bough, 0.37, 72, 1],
    [bough, 0.55, 96, 0],
    [bough, 0.76, 74, 0],
    [bough, 0.9, 56, 1],
    [high, 0.42, 70, 1],
    [high, 0.74, 52, 0],
    [low, 0.38, 78, 0],
    [low, 0.7, 54, 1],
  ] as const) {
    const spot = pointAt(path, at);
    const aside = random.between(-20, 20);
    parts.push(plants.flower({ x: spot.x + aside, y: spot.y - aside }, radius, tone));
  }
  for (const path of [bough, high, low]) {
    const tip = pointAt(path, 1);
    parts.push(plants.bud(tip, tip.heading, 70, 0));
  }
  return parts.join('');
}
