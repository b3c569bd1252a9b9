type OnWall = { id: string; pictureId: string | null };

/** How many there are on the wall. */
const ON_WALL = 3;

/**
 * Chooses what is on the wall of the home page: memorials whose families want them there, those with a portrait
 * first. Where there are too few, the newest others fill it up, with their leaves only.
 */
export function wallOf<Memorial extends OnWall>(
  wanted: readonly Memorial[],
  newest: readonly Memorial[],
): Memorial[] {
  const first = [
    ...wanted.filter(({ pictureId }) => pictureId),
    ...wanted.filter(({ pictureId }) => !pictureId),
  ];
  const others = without(wanted, newest).map((memorial) => ({ ...memorial, pictureId: null }));
  return [...first, ...others].slice(0, ON_WALL);
}

/** From start to end, with the first of the three in the middle; null where there are fewer. */
export function placesOnWall<Memorial>([first, second, third]: readonly Memorial[]):
  | [Memorial, Memorial, Memorial]
  | null {
  return first && second && third ? [second, first, third] : null;
}

/**
 * Returns the newest memorials that are not on the wall, for the list of recent ones. Where there are too few for
 * both, the list has those of the wall, too.
 */
export function recentBeside<Memorial extends OnWall>(
  onWall: readonly Memorial[],
  newest: readonly Memorial[],
  inList: number,
): Memorial[] {
  const others = without(onWall, newest);
  return (others.length < inList ? newest : others).slice(0, inList);
}

const without = <Memorial extends OnWall>(some: readonly Memorial[], all: readonly Memorial[]) =>
  all.filter(({ id }) => !some.some((other) => other.id === id));
