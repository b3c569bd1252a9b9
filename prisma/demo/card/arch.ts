import { cluster } from './cluster';
import { curve, mirror } from './curve';
import type { Planting } from './planting';

/** Draws two stems that rise on either side and meet overhead, like a garden arch. */
export function arch(plants: Planting): string {
  const { random, under } = plants;
  const inner = random.between(176, 206);
  const rise = curve(inner, 1330, inner - 50, 1010, inner - 20, 700, inner + 74, 500);
  const bend = curve(inner + 74, 500, inner + 120, 370, 420, 262, 566, 236);
  const fern = curve(inner - 6, 1340, inner - 90, 1130, inner - 60, 960, inner - 40, 840);
  const parts: string[] = [];
  for (const orient of [(path: typeof rise) => path, (path: typeof rise) => mirror(path)]) {
    parts.push(
      plants.grow(orient(fern), {
        foliage: under,
        shape: 'willow',
        pairs: 9,
        length: 84,
        spread: 50,
      }),
      plants.grow(orient(rise), { pairs: 11, length: 112, thick: 9, berries: true }),
      plants.grow(orient(bend), { pairs: 7, length: 98, thick: 5 }),
    );
  }
  const sides = [inner - 6, 1200 - inner + 6].flatMap((x, side) => [
    plants.flower({ x: x + (side ? -8 : 8), y: 1300 }, 92, 0),
    plants.flower({ x: x + (side ? -92 : 92), y: 1338 }, 56, 1),
    plants.flower({ x: x + (side ? 22 : -22), y: random.between(900, 960) }, 58, 1),
    plants.bud({ x: x + (side ? -40 : 40), y: 1180 }, side ? -110 : -70, 84, 0),
    plants.flower({ x: x + (side ? -50 : 50), y: 560 }, 46, 0),
  ]);
  return [...parts, ...sides, cluster(plants, { x: 600, y: 240 }, 92, 0)].join('');
}
