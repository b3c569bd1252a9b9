/** The wreath of the monogram card: its middle, and how far the stems are from it. */
export const WREATH = { x: 200, y: 236, radius: 118 };

type Point = { x: number; y: number };

/** Leaves along each stem, from the bottom (90°) to an opening at the top. */
const LEAVES = Array.from({ length: 11 }, (_, step) => ({
  angle: 84 - step * 14.2,
  size: 1 - step * 0.045,
}));
const END_ANGLE = -58;

/** A leaf that grows up from 0 0: where it begins, and the points of its two curves. */
const LEAF: Point[] = [
  { x: 0, y: 0 },
  { x: 8, y: -14 },
  { x: 7, y: -32 },
  { x: 0, y: -42 },
  { x: -8, y: -31 },
  { x: -8, y: -13 },
];

/** Both stems, mirrored. One path for each colour keeps a page full of cards small. */
export const STEMS = [1, -1].map(stem).join('');
/** A leaf outside of the stem at each place, pointing the way the stem grows. */
export const OUTER_LEAVES = leaves(34, 1);
/** And one inside. */
export const INNER_LEAVES = leaves(-38, 0.85);

function stem(side: number): string {
  const { x, y, radius } = WREATH;
  const end = mirrored(onCircle(END_ANGLE), side);
  return `M${x} ${y + radius}A${radius} ${radius} 0 0 ${side > 0 ? 0 : 1} ${written(end)}`;
}

/** All leaves that lean like this from the stem, of this part of their size. */
function leaves(lean: number, part: number): string {
  const both = [1, -1].flatMap((side) =>
    LEAVES.map(({ angle, size }) =>
      leaf(onCircle(angle), angle + lean, size * part).map((point) => mirrored(point, side)),
    ),
  );
  return both
    .map((points) => points.map(written))
    .map(([foot, ...curves]) => `M${foot}C${curves.join(' ')} ${foot}Z`)
    .join('');
}

function leaf(foot: Point, turn: number, size: number): Point[] {
  return LEAF.map((point) => turned(point, turn)).map(({ x, y }) => ({
    x: foot.x + x * size,
    y: foot.y + y * size,
  }));
}

function onCircle(degrees: number): Point {
  const { x, y } = turned({ x: WREATH.radius, y: 0 }, degrees);
  return { x: WREATH.x + x, y: WREATH.y + y };
}

function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

function mirrored({ x, y }: Point, side: number): Point {
  return { x: WREATH.x + side * (x - WREATH.x), y };
}

/** In tenths, so that server and browser write the same digits. */
function written({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
