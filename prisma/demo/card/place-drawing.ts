import type { Point } from './curve';

/** Moves a drawing made around the origin to a point, rotated (degrees) and scaled. */
export function placeDrawing(
  drawing: string,
  at: Point,
  turn = 0,
  scaleX = 1,
  scaleY = scaleX,
): string {
  const place = `translate(${formatNumber(at.x)} ${formatNumber(at.y)})`;
  const rotate = `rotate(${formatNumber(turn)})`;
  const scale = `scale(${formatNumber(scaleX)} ${formatNumber(scaleY)})`;
  return `<g transform="${place} ${rotate} ${scale}">${drawing}</g>`;
}

/** Formats a number for SVG; two decimals are precise enough. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}
