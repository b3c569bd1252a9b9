import { type Curve, pointAt } from './curve';
import { formatNumber } from './place-drawing';

/** Draws a stem along a curve, thick at the start and thin at the end. */
export function stem(path: Curve, colour: string, thick: number, fine = 1.6): string {
  const steps = 28;
  const left: string[] = [];
  const right: string[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps;
    const { x, y, heading } = pointAt(path, t);
    const half = (thick + (fine - thick) * t) / 2;
    const normal = ((heading + 90) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(normal) * half, Math.sin(normal) * half];
    left.push(`${formatNumber(x + dx)} ${formatNumber(y + dy)}`);
    right.unshift(`${formatNumber(x - dx)} ${formatNumber(y - dy)}`);
  }
  return `<path d="M ${[...left, ...right].join(' L ')} Z" fill="${colour}"/>`;
}
