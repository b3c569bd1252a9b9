import { cluster } from './cluster';
import { curve, mirror } from './curve';
import type { Planting } from './planting';

/** Draws a garland that hangs from the two upper corners, and a smaller one at the bottom. */
export function garland(plants: Planting): string {
  const { random, under } = plants;
  const drop = random.between(330, 372);
  const swag = curve(110, 150, 190, 300, 380, drop + 20, 600, drop);
  const tail = curve(120, 150, 92, 330, 150, 520, 112, 730);
  const thin = curve(150, 160, 250, 330, 190, 460, 232, 580);
  const foot = curve(600, 1310, 480, 1330, 350, 1300, 236, 1216);
  const parts: string[] = [];
  for (const orient of [(path: typeof swag) => path, (path: typeof swag) => mirror(path)]) {
    parts.push(
      plants.grow(orient(thin), { foliage: under, shape: 'willow', pairs: 7, length: 78 }),
      plants.grow(orient(tail), { pairs: 9, length: 98, berries: true }),
      plants.grow(orient(swag), {
        foliage: under,
        shape: 'willow',
        pairs: 8,
        length: 104,
        spread: 62,
      }),
      plants.grow(orient(swag), { pairs: 8, length: 124, spread: 36 }),
      plants.grow(orient(foot), { pairs: 6, length: 92, berries: true }),
    );
  }
  const corners = [150, 1050].flatMap((x) => [
    plants.flower({ x: x + (x < 600 ? 76 : -76), y: 226 }, 62, 1),
    plants.flower({ x, y: 168 }, 92, 0),
  ]);
  const footBlooms = [
    plants.flower({ x: 536, y: 1322 }, 50, 1),
    plants.flower({ x: 664, y: 1322 }, 50, 1),
    plants.flower({ x: 600, y: 1308 }, 74, 0),
  ];
  return [...parts, ...corners, cluster(plants, { x: 600, y: drop }, 90, 0), ...footBlooms].join(
    '',
  );
}
