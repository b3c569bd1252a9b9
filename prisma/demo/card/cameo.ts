import { cluster } from './cluster';
import { arcCurve } from './curve';
import { PALETTE } from './palette';
import type { Planting } from './planting';

/** Draws a golden oval, as around a miniature, with flowers on two opposite shoulders. */
export function cameo(plants: Planting): string {
  const { random, under } = plants;
  const centre = { x: 600, y: 750 };
  const lean = random.pick([1, -1]);
  const ring = (rx: number, ry: number, width: number) =>
    `<ellipse cx="600" cy="750" rx="${rx}" ry="${ry}" fill="none" stroke="${PALETTE.gold}" stroke-width="${width}"/>`;
  const parts = [ring(400, 510, 3), ring(384, 494, 1.4)];
  for (const [x, y, turn] of [
    [600 + lean * 296, 408, 38],
    [600 - lean * 296, 1092, 218],
  ] as const) {
    const heading = lean > 0 ? turn : 180 - turn;
    const hub = { x: centre.x + (x - centre.x) * 0.2, y: centre.y + (y - centre.y) * 0.2 };
    const radius = Math.hypot(x - hub.x, y - hub.y);
    const middle = (Math.atan2(y - hub.y, x - hub.x) * 180) / Math.PI;
    for (const side of [-1, 1]) {
      const sweep = (degrees: number) => middle + side * degrees;
      parts.push(
        plants.grow(arcCurve(hub, radius + 24, middle, sweep(66)), {
          foliage: under,
          shape: 'willow',
          pairs: 8,
          length: 92,
          spread: 56,
        }),
        plants.grow(arcCurve(hub, radius, middle, sweep(random.between(70, 82))), {
          pairs: 8,
          length: 116,
          berries: true,
        }),
      );
    }
    parts.push(cluster(plants, { x, y }, 96, heading));
  }
  return parts.join('');
}
