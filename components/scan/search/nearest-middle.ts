export type ImagePoint = { x: number; y: number };

/**
 * Returns the code whose corners are nearest the middle of an image, which is where people aim: on a wall of niches,
 * the neighbours' codes may be in the picture, too.
 */
export function nearestMiddle<T extends { corners: readonly ImagePoint[] }>(
  codes: readonly T[],
  { width, height }: { width: number; height: number },
): T | undefined {
  const distance = ({ corners }: T) => {
    const { x, y } = middleOf(corners);
    return Math.hypot(x - width / 2, y - height / 2);
  };
  return [...codes].sort((a, b) => distance(a) - distance(b))[0];
}

/** Returns the mean of some points. */
export const middleOf = (points: readonly ImagePoint[]): ImagePoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
