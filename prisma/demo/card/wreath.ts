import { cluster } from './cluster';
import { arcCurve } from './curve';
import type { Planting } from './planting';

/** Draws a laurel-like ring, open at the top, whose stems meet in a cluster of blooms. */
export function wreath(plants: Planting): string {
  const { random, under } = plants;
  const centre = { x: 600, y: 740 };
  const start = random.pick([90, 90, 58, 122]);
  const reach = random.between(148, 158);
  const parts: string[] = [];
  for (const side of [-1, 1]) {
    const half = start + (side * reach) / 2;
    const end = start + side * reach;
    parts.push(
      plants.grow(arcCurve(centre, 408, start + side * 12, half), {
        foliage: under,
        pairs: 7,
        length: 84,
        shape: 'willow',
        spread: 58,
      }),
      plants.grow(arcCurve(centre, 408, half, end), {
        foliage: under,
        pairs: 7,
        length: 66,
        shape: 'willow',
        spread: 54,
        thick: 4,
      }),
      plants.grow(arcCurve(centre, 392, start, half), {
        pairs: 7,
        length: 118,
        spread: 38,
        berries: true,
      }),
      plants.grow(arcCurve(centre, 392, half, end), { pairs: 8, length: 96, spread: 38, thick: 5 }),
    );
  }
  for (const [turn, radius, tone] of [
    [52, 56, 1],
    [84, 44, 0],
    [-46, 60, 0],
    [-78, 42, 1],
  ] as const) {
    const angle = ((start + turn + random.between(-6, 6)) * Math.PI) / 180;
    const spot = { x: centre.x + Math.cos(angle) * 396, y: centre.y + Math.sin(angle) * 396 };
    parts.push(plants.flower(spot, radius, tone));
  }
  const foot = (start * Math.PI) / 180;
  const at = { x: centre.x + Math.cos(foot) * 400, y: centre.y + Math.sin(foot) * 400 };
  return parts.join('') + cluster(plants, at, 98, start + 90);
}
