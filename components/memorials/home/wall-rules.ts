const NICHES = 3;

/**
 * Chooses the memorials for the home page's wall from those whose families agreed. Memorials with a portrait come
 * first, and the very first is in the middle. An empty niche is null.
 */
export function chooseWallMemorials<Memorial extends { pictureId: string | null }>(
  candidates: readonly Memorial[],
): (Memorial | null)[] {
  const [middle = null, start = null, end = null] = [
    ...candidates.filter(({ pictureId }) => pictureId),
    ...candidates.filter(({ pictureId }) => !pictureId),
  ].slice(0, NICHES);
  return [start, middle, end];
}

/** Returns the newest memorials that are not on the wall. If too few are left, returns the newest of all. */
export function recentExceptWall<Memorial extends { id: string }>(
  onWall: readonly (Memorial | null)[],
  newest: readonly Memorial[],
  count: number,
): Memorial[] {
  const others = newest.filter(({ id }) => !onWall.some((other) => other?.id === id));
  return (others.length < count ? newest : others).slice(0, count);
}
