import type { Point } from './curve';

/** Puts a drawing made around the origin at a point, turned (degrees) and scaled. */
export function placed(drawing: string, at: Point, turn = 0, scaleX = 1, scaleY = scaleX): string {
  const place = `translate(${short(at.x)} ${short(at.y)})`;
  const rotate = `rotate(${short(turn)})`;
  const scale = `scale(${short(scaleX)} ${short(scaleY)})`;
  return `<g transform="${place} ${rotate} ${scale}">${drawing}</g>`;
}

/** A number as SVG needs it: two decimals are finer than any eye. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
