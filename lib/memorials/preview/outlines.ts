import type { Outline, Point } from './fill-shape';

/** Straight pieces in which a curve is drawn. */
const PIECES = 12;

/** Where a shape drawn around 0 0 is put: turned by degrees, then made larger, then moved. */
export type Place = { x: number; y: number; turn?: number; size?: number };

export function placed(outline: Outline, { x, y, turn = 0, size = 1 }: Place): Outline {
  const angle = (turn * Math.PI) / 180;
  const across = Math.cos(angle) * size;
  const down = Math.sin(angle) * size;
  return outline.map(([px, py]) => [x + px * across - py * down, y + px * down + py * across]);
}

/** The outline of an SVG path that begins with one M and goes on in absolute C alone. */
export function outlineOf(path: string): Outline {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  const outline: Point[] = [];
  for (let at = 0; at + 3 < points.length; at += 3) {
    const [start, one, two, end] = points.slice(at, at + 4);
    if (start && one && two && end) outline.push(...curve(start, one, two, end));
  }
  return outline;
}

/** Part of a ring around 0 0, between two angles in degrees, clockwise from the right. */
export function arc(radius: number, thickness: number, from: number, to: number): Outline {
  const steps = Math.ceil(Math.abs(to - from) / 3);
  const angles = Array.from(
    { length: steps + 1 },
    (_, step) => from + ((to - from) * step) / steps,
  );
  const outer = angles.map((angle) => onCircle(radius + thickness / 2, angle));
  const inner = angles.map((angle) => onCircle(radius - thickness / 2, angle)).reverse();
  return [...outer, ...inner];
}

export const disc = (radius: number): Outline => arc(radius / 2, radius, 0, 360);

type Box = { x: number; y: number; width: number; height: number };

export function roundedBox({ x, y, width, height }: Box, radius: number): Outline {
  const corners = [
    { at: [x + width - radius, y + radius], from: -90 },
    { at: [x + width - radius, y + height - radius], from: 0 },
    { at: [x + radius, y + height - radius], from: 90 },
    { at: [x + radius, y + radius], from: 180 },
  ] as const;
  return corners.flatMap(({ at: [cx, cy], from }) =>
    Array.from({ length: 13 }, (_, step): Point => {
      const [px, py] = onCircle(radius, from + step * 7.5);
      return [cx + px, cy + py];
    }),
  );
}

export const onCircle = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

function curve([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point): Point[] {
  return Array.from({ length: PIECES }, (_, piece) => {
    const t = (piece + 1) / PIECES;
    const s = 1 - t;
    const mix = (a: number, b: number, c: number, d: number) =>
      s ** 3 * a + 3 * s ** 2 * t * b + 3 * s * t ** 2 * c + t ** 3 * d;
    return [mix(x0, x1, x2, x3), mix(y0, y1, y2, y3)];
  });
}
