import { type Canvas, fillShape } from './fill-shape';
import { arc, disc, onCircle, outlineOf, type Place, placed } from './outlines';

/** The flower of components/site/bloom.tsx and the leaf of components/memorial/monogram-card.tsx. */
const PETAL = outlineOf(
  'M0 -3C-8 -8 -20 -25 -12 -37C-8 -43 -2 -42 0 -37C2 -42 8 -43 12 -37C20 -25 8 -8 0 -3Z',
);
const LEAF = outlineOf('M0 0C8 -14 7 -32 0 -42C-8 -31 -8 -13 0 0Z');
const TURNS = [0, 72, 144, 216, 288];
const HEART = 7;
const STAMEN = { distance: 11, radius: 1.8 };

/** The five-petal flower, 84 pixels across at size 1. */
export function drawBloom(canvas: Canvas, { x, y, size = 1 }: Place): void {
  for (const turn of TURNS) {
    const petal = placed(PETAL, { x, y, turn, size });
    fillShape(canvas, [petal], 'bloom');
    const rim = placed(PETAL, { x, y, turn, size: size * 1.03 });
    fillShape(canvas, [rim, petal], 'bloomSoft');
  }
  fillShape(canvas, [placed(disc(HEART), { x, y, size })], 'gold');
  for (const turn of TURNS) {
    const [dx, dy] = onCircle(STAMEN.distance * size, turn + 36 - 90);
    fillShape(canvas, [placed(disc(STAMEN.radius), { x: x + dx, y: y + dy, size })], 'gold');
  }
}

const RADIUS = 118;
/** Angles of the leaf pairs along each half of the wreath, from the bottom (90°) up. */
const LEAVES = Array.from({ length: 11 }, (_, step) => ({ angle: 84 - step * 14.2, step }));
const STEM_END = -58;

/** A wreath, open at the top, with flowers at its foot and one in its middle. */
export function drawWreath(canvas: Canvas, { x, y, size = 1 }: Place): void {
  for (const side of [1, -1]) {
    const mirrored = (outline: ReturnType<typeof placed>) =>
      outline.map(([px, py]) => [x + side * px * size, y + py * size] as const);
    fillShape(canvas, [mirrored(arc(RADIUS, 2, STEM_END, 90))], 'leaf');
    for (const { angle, step } of LEAVES) {
      const [px, py] = onCircle(RADIUS, angle);
      const long = 1 - step * 0.045;
      const outside = placed(LEAF, { x: px, y: py, turn: angle + 34, size: long });
      const inside = placed(LEAF, { x: px, y: py, turn: angle - 38, size: long * 0.85 });
      fillShape(canvas, [mirrored(outside)], 'leaf');
      fillShape(canvas, [mirrored(inside)], 'leaf', 0.7);
    }
  }
  drawBloom(canvas, { x: x - 32 * size, y: y + 111 * size, size: 0.42 * size });
  drawBloom(canvas, { x: x + 32 * size, y: y + 111 * size, size: 0.42 * size });
  drawBloom(canvas, { x, y: y + 118 * size, size: 0.68 * size });
  drawBloom(canvas, { x, y, size: 1.25 * size });
}
