import type { PathPoint, Stroke } from './path-data';

/** The area that a path paints, for finding overlaps. */
export type PaintedShape = {
  box: readonly [left: number, top: number, right: number, bottom: number];
  covers: (x: number, y: number) => boolean;
};

/** The number of points on each curve. */
const POINTS_PER_CURVE = 10;
/** Two shapes overlap if both contain a point of a grid with this spacing, in tenths. */
const GRID = 5;

/** The shape of a filled area, or of a line with this width in tenths. */
export function toShape(stroke: Stroke, width: number | null): PaintedShape {
  const corners = flatten(stroke);
  const edges = corners.map((corner, n): [PathPoint, PathPoint] => [
    corner,
    corners[n + 1] ?? stroke.start,
  ]);
  if (width === null)
    return { box: boxAround(corners, 0), covers: (x, y) => isInside(edges, x, y) };
  const lines = stroke.isClosed ? edges : edges.slice(0, -1);
  return {
    box: boxAround(corners, width / 2),
    covers: (x, y) => lines.some(([a, b]) => distance(x, y, a, b) <= width / 2),
  };
}

/** `parts` as <use transform="translate(…)rotate(…)scale(…)"> would paint them. */
export function transformShapes(parts: readonly PaintedShape[], transform: string): PaintedShape {
  const [x = 0, y = 0, degrees = 0, scale = 1] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corners = parts.flatMap(({ box: [left, top, right, bottom] }) =>
    [left, right].flatMap((u) =>
      [top, bottom].map(
        (v): PathPoint => [
          x * 10 + scale * (u * cosine - v * sine),
          y * 10 + scale * (u * sine + v * cosine),
        ],
      ),
    ),
  );
  return {
    box: boxAround(corners, 0),
    covers: (px, py) => {
      const [dx, dy] = [(px - x * 10) / scale, (py - y * 10) / scale];
      return parts.some((part) => part.covers(dx * cosine + dy * sine, dy * cosine - dx * sine));
    },
  };
}

export function shapesOverlap(one: PaintedShape, other: PaintedShape): boolean {
  const left = Math.max(one.box[0], other.box[0]);
  const top = Math.max(one.box[1], other.box[1]);
  const right = Math.min(one.box[2], other.box[2]);
  const bottom = Math.min(one.box[3], other.box[3]);
  for (let x = left; x <= right; x += GRID)
    for (let y = top; y <= bottom; y += GRID)
      if (one.covers(x, y) && other.covers(x, y)) return true;
  return false;
}

/** Positive if the stroke turns clockwise on the screen. */
export function orientationOf(stroke: Stroke): number {
  const corners = flatten(stroke);
  return corners.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = corners[n + 1] ?? stroke.start;
    return sum + x * nextY - nextX * y;
  }, 0);
}

function flatten({ start, steps }: Stroke): PathPoint[] {
  const corners: PathPoint[] = [start];
  for (const step of steps) {
    const [a, b, end] = step;
    const from = corners.at(-1) ?? start;
    if (a && b && end)
      for (let n = 1; n <= POINTS_PER_CURVE; n++)
        corners.push(onCurve([from, a, b, end], n / POINTS_PER_CURVE));
    else if (a) corners.push(a);
  }
  return corners;
}

const onCurve = (
  [p, q, r, s]: [PathPoint, PathPoint, PathPoint, PathPoint],
  t: number,
): PathPoint => {
  const u = 1 - t;
  const along = (axis: 0 | 1) =>
    u ** 3 * p[axis] + 3 * u * u * t * q[axis] + 3 * u * t * t * r[axis] + t ** 3 * s[axis];
  return [along(0), along(1)];
};

const boxAround = (points: readonly PathPoint[], margin: number) =>
  [
    Math.min(...points.map(([x]) => x)) - margin,
    Math.min(...points.map(([, y]) => y)) - margin,
    Math.max(...points.map(([x]) => x)) + margin,
    Math.max(...points.map(([, y]) => y)) + margin,
  ] as const;

const isInside = (edges: readonly [PathPoint, PathPoint][], x: number, y: number) =>
  edges.filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  ).length %
    2 ===
  1;

function distance(x: number, y: number, [ax, ay]: PathPoint, [bx, by]: PathPoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}
