import {
  INNER_LEAF,
  LEAF,
  LEAF_PAIRS,
  OUTER_LEAF,
  PETAL,
  PETAL_TURNS,
  STAMEN,
  WREATH,
} from '../flower-rules';
import { type Canvas, fillShape } from './fill-shape';
import { arc, disc, onCircle, outlineOf, type Place, placed } from './outlines';

const PETAL_LINE = outlineOf(PETAL);
const LEAF_LINE = outlineOf(LEAF);
const HEART = 7;

/** The five-petal flower, 84 pixels across at size 1. */
export function drawBloom(canvas: Canvas, { x, y, size = 1 }: Place): void {
  for (const turn of PETAL_TURNS) {
    const petal = placed(PETAL_LINE, { x, y, turn, size });
    fillShape(canvas, [petal], 'bloom');
    const rim = placed(PETAL_LINE, { x, y, turn, size: size * 1.03 });
    fillShape(canvas, [rim, petal], 'bloomSoft');
  }
  fillShape(canvas, [placed(disc(HEART), { x, y, size })], 'gold');
  for (const turn of PETAL_TURNS) {
    const [dx, dy] = onCircle(STAMEN.distance * size, turn + STAMEN.turn - 90);
    fillShape(canvas, [placed(disc(STAMEN.radius), { x: x + dx, y: y + dy, size })], 'gold');
  }
}

/** A wreath, open at the top, with flowers at its foot and one in its middle. */
export function drawWreath(canvas: Canvas, { x, y, size = 1 }: Place): void {
  for (const side of [1, -1]) {
    const mirrored = (outline: ReturnType<typeof placed>) =>
      outline.map(([px, py]) => [x + side * px * size, y + py * size] as const);
    fillShape(canvas, [mirrored(arc(WREATH.radius, 2, WREATH.stemEnd, 90))], 'leaf');
    for (const { angle, size: long } of LEAF_PAIRS) {
      const [px, py] = onCircle(WREATH.radius, angle);
      const at = { x: px, y: py };
      const { turn, size: part, opacity } = INNER_LEAF;
      const outside = placed(LEAF_LINE, { ...at, turn: angle + OUTER_LEAF.turn, size: long });
      const inside = placed(LEAF_LINE, { ...at, turn: angle + turn, size: long * part });
      fillShape(canvas, [mirrored(outside)], 'leaf');
      fillShape(canvas, [mirrored(inside)], 'leaf', opacity);
    }
  }
  drawBloom(canvas, { x: x - 32 * size, y: y + 111 * size, size: 0.42 * size });
  drawBloom(canvas, { x: x + 32 * size, y: y + 111 * size, size: 0.42 * size });
  drawBloom(canvas, { x, y: y + 118 * size, size: 0.68 * size });
  drawBloom(canvas, { x, y, size: 1.25 * size });
}
