import type { Corners } from './flatten-code';
import type { GreyImage } from './grey-image';
import { type ImagePoint, middleOf } from './nearest-middle';

/** A code that was seen in an image, one of several of the same picture, but could not be read. */
export type UnreadCode = { image: GreyImage; corners: Corners };

/** The middle and the width of a code, as shares of the picture's width. */
type Place = ImagePoint & { size: number };

/**
 * Returns unread codes in the order in which to look at them again: the largest first, since clutter is small. All
 * places are looked at once before the same place is looked at in another image. A code that the same image has at the
 * same place twice is returned once.
 */
export function rankUnread(unread: readonly UnreadCode[]): UnreadCode[] {
  const groups: { place: Place; codes: UnreadCode[] }[] = [];
  for (const code of unread) {
    const place = placeOf(code);
    const group = groups.find((each) => isSamePlace(each.place, place));
    if (!group) groups.push({ place, codes: [code] });
    else if (!group.codes.some(({ image }) => image === code.image)) group.codes.push(code);
  }
  groups.sort((a, b) => b.place.size - a.place.size);
  const rounds = Math.max(0, ...groups.map(({ codes }) => codes.length));
  return Array.from({ length: rounds }, (_, round) =>
    groups.flatMap(({ codes }) => codes[round] ?? []),
  ).flat();
}

function placeOf({ image, corners }: UnreadCode): Place {
  const { x, y } = middleOf(corners);
  const [from, , to] = corners;
  const diagonal = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: x / image.width, y: y / image.width, size: diagonal / Math.SQRT2 / image.width };
}

/** Whether two codes overlap by more than half: one code is seen at slightly different places. */
const isSamePlace = (one: Place, other: Place): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < Math.min(one.size, other.size) / 2 &&
  Math.max(one.size, other.size) < 2 * Math.min(one.size, other.size);
