export type Point = { x: number; y: number };

/** A cubic Bézier curve: start, two handles, end. */
export type Curve = readonly [Point, Point, Point, Point];

/** Builds a curve from eight plain numbers, as an SVG path would list them. */
export function curve(
  ...numbers: [number, number, number, number, number, number, number, number]
) {
  const [ax, ay, bx, by, cx, cy, dx, dy] = numbers;
  const points: Curve = [
    { x: ax, y: ay },
    { x: bx, y: by },
    { x: cx, y: cy },
    { x: dx, y: dy },
  ];
  return points;
}

/** Returns the point at `t` (0 to 1) and the heading there, in degrees. */
export function pointAt([a, b, c, d]: Curve, t: number): Point & { heading: number } {
  const u = 1 - t;
  const coordinate = (axis: 'x' | 'y') =>
    u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  const speed = (axis: 'x' | 'y') =>
    u * u * (b[axis] - a[axis]) + 2 * u * t * (c[axis] - b[axis]) + t * t * (d[axis] - c[axis]);
  return {
    x: coordinate('x'),
    y: coordinate('y'),
    heading: (Math.atan2(speed('y'), speed('x')) * 180) / Math.PI,
  };
}

/** Returns an arc of a circle as a curve, from one angle to another, in degrees. */
export function arcCurve(centre: Point, radius: number, from: number, to: number): Curve {
  const [start, end] = [radians(from), radians(to)];
  const reach = (4 / 3) * Math.tan((end - start) / 4) * radius;
  const on = (angle: number) => ({
    x: centre.x + radius * Math.cos(angle),
    y: centre.y + radius * Math.sin(angle),
  });
  const [a, d] = [on(start), on(end)];
  return [
    a,
    { x: a.x - reach * Math.sin(start), y: a.y + reach * Math.cos(start) },
    { x: d.x + reach * Math.sin(end), y: d.y - reach * Math.cos(end) },
    d,
  ];
}

/** Mirrors a curve across the card's vertical centre line. */
export function mirror([a, b, c, d]: Curve, width = 1200): Curve {
  const flip = (point: Point) => ({ x: width - point.x, y: point.y });
  return [flip(a), flip(b), flip(c), flip(d)];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
