import type { Point } from './curve';
import type { Planting } from './planting';

/**
 * Draws a cluster of blooms: leaves behind, one large bloom, two smaller ones beside it and two buds, leaning along
 * `lean` degrees.
 */
export function cluster(plants: Planting, centre: Point, size: number, lean: number): string {
  const { random, under } = plants;
  const offset = (angle: number, reach: number): Point => {
    const turn = ((lean + angle) * Math.PI) / 180;
    return {
      x: centre.x + Math.cos(turn) * reach * size,
      y: centre.y + Math.sin(turn) * reach * size,
    };
  };
  const leaves = [-158, -118, -62, -22, 22, 62, 118, 158].map((angle, place) => {
    const turn = lean + angle + random.between(-8, 8);
    const length = size * random.between(1.25, 1.5);
    return plants.leaf(offset(angle, 0.55), turn, length, place % 2 ? under : undefined);
  });
  const buds = [-90, 90].map((angle) => {
    const tip = offset(angle, 1.75);
    const heading = lean + angle;
    return (
      plants.grow([centre, offset(angle - 10, 0.7), offset(angle + 8, 1.2), tip], {
        pairs: 1,
        length: size * 0.4,
        thick: 4,
      }) + plants.bud(tip, heading, size * 0.62, 1)
    );
  });
  return [
    ...leaves,
    ...buds,
    plants.flower(offset(180, 0.98), size * 0.66, 1),
    plants.flower(offset(0, 1.02), size * 0.7, 1),
    plants.flower(centre, size, 0),
  ].join('');
}
