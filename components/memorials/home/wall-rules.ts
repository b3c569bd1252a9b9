/** Returns the three memorials of the wall from start to end: one with a picture is in the middle, if there is one. */
export function placesOnWall<Memorial extends { pictureId: string | null }>([
  first,
  second,
  third,
]: Memorial[]): [Memorial, Memorial, Memorial] | null {
  if (!first || !second || !third) return null;
  if (!first.pictureId && second.pictureId) return [first, second, third];
  if (!first.pictureId && third.pictureId) return [first, third, second];
  return [second, first, third];
}

/** How many there are on the wall. */
const ON_WALL = 3;

/**
 * Divides the newest memorials between the wall and the list of recent ones. Where there are too few for both, the
 * list begins with those of the wall.
 */
export function divideNewest<Memorial>(newest: Memorial[], inList: number) {
  const onWall = newest.slice(0, ON_WALL);
  const others = newest.slice(ON_WALL);
  return { onWall, recent: (others.length < inList ? newest : others).slice(0, inList) };
}
