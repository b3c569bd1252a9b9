import { INNER_LEAF, LEAF, LEAF_PAIRS, OUTER_LEAF, WREATH } from '@/lib/memorials/flower-rules';

type Point = { x: number; y: number };

/** Where the middle of the wreath is on the monogram card. */
export const MIDDLE: Point = { x: 200, y: 236 };

/** Where a leaf begins, and the points of its two curves; the last of them is where it began. */
const LEAF_POINTS: Point[] = [...LEAF.matchAll(/(-?\d+) (-?\d+)/g)]
  .slice(0, -1)
  .map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** Both stems, mirrored. One path for each colour keeps a page full of cards small. */
export const STEMS = [1, -1].map(stem).join('');
/** A leaf outside of the stem at each place, pointing the way the stem grows. */
export const OUTER_LEAVES = leaves(OUTER_LEAF.turn, 1);
/** And one inside. */
export const INNER_LEAVES = leaves(INNER_LEAF.turn, INNER_LEAF.size);

function stem(side: number): string {
  const { x, y } = MIDDLE;
  const { radius, stemEnd } = WREATH;
  const end = mirrored(onCircle(stemEnd), side);
  return `M${x} ${y + radius}A${radius} ${radius} 0 0 ${side > 0 ? 0 : 1} ${written(end)}`;
}

/** All leaves that lean like this from the stem, of this part of their size. */
function leaves(lean: number, part: number): string {
  const both = [1, -1].flatMap((side) =>
    LEAF_PAIRS.map(({ angle, size }) =>
      leaf(onCircle(angle), angle + lean, size * part).map((point) => mirrored(point, side)),
    ),
  );
  return both
    .map((points) => points.map(written))
    .map(([foot, ...curves]) => `M${foot}C${curves.join(' ')} ${foot}Z`)
    .join('');
}

function leaf(foot: Point, turn: number, size: number): Point[] {
  return LEAF_POINTS.map((point) => turned(point, turn)).map(({ x, y }) => ({
    x: foot.x + x * size,
    y: foot.y + y * size,
  }));
}

function onCircle(degrees: number): Point {
  const { x, y } = turned({ x: WREATH.radius, y: 0 }, degrees);
  return { x: MIDDLE.x + x, y: MIDDLE.y + y };
}

function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

function mirrored({ x, y }: Point, side: number): Point {
  return { x: MIDDLE.x + side * (x - MIDDLE.x), y };
}

/** In tenths, so that server and browser write the same digits. */
function written({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
