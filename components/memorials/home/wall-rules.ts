/** How many niches there are on the wall. */
const NICHES = 3;

/**
 * Chooses what is in the niches of the home page's wall: memorials whose families want them there, those with a portrait
 * first, the first one in the middle. A niche that nobody asked for is null.
 */
export function wallOf<Memorial extends { pictureId: string | null }>(
  wanted: readonly Memorial[],
): (Memorial | null)[] {
  const [middle = null, start = null, end = null] = [
    ...wanted.filter(({ pictureId }) => pictureId),
    ...wanted.filter(({ pictureId }) => !pictureId),
  ].slice(0, NICHES);
  return [start, middle, end];
}

/**
 * Returns the newest memorials that are not on the wall, for the list of recent ones. Where too few are left, the list
 * begins with the newest of all.
 */
export function recentBeside<Memorial extends { id: string }>(
  onWall: readonly (Memorial | null)[],
  newest: readonly Memorial[],
  inList: number,
): Memorial[] {
  const others = newest.filter(({ id }) => !onWall.some((other) => other?.id === id));
  return (others.length < inList ? newest : others).slice(0, inList);
}
