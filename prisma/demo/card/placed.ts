import type { Point } from './curve';

/** Moves a drawing made around the origin to a point, rotated (degrees) and scaled. */
export function placed(drawing: string, at: Point, turn = 0, scaleX = 1, scaleY = scaleX): string {
  const place = `translate(${short(at.x)} ${short(at.y)})`;
  const rotate = `rotate(${short(turn)})`;
  const scale = `scale(${short(scaleX)} ${short(scaleY)})`;
  return `<g transform="${place} ${rotate} ${scale}">${drawing}</g>`;
}

/** Formats a number for SVG; two decimals are precise enough. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
