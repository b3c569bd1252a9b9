const NICHES = 3;

/**
 * Chooses the memorials for the home page's wall from those whose families agreed: those with a portrait first, the
 * first one in the middle. An unused niche is null.
 */
export function chooseWallMemorials<Memorial extends { pictureId: string | null }>(
  wanted: readonly Memorial[],
): (Memorial | null)[] {
  const [middle = null, start = null, end = null] = [
    ...wanted.filter(({ pictureId }) => pictureId),
    ...wanted.filter(({ pictureId }) => !pictureId),
  ].slice(0, NICHES);
  return [start, middle, end];
}

/** Returns the newest memorials that are not on the wall. If too few are left, returns the newest of all. */
export function recentExceptWall<Memorial extends { id: string }>(
  onWall: readonly (Memorial | null)[],
  newest: readonly Memorial[],
  inList: number,
): Memorial[] {
  const others = newest.filter(({ id }) => !onWall.some((other) => other?.id === id));
  return (others.length < inList ? newest : others).slice(0, inList);
}
