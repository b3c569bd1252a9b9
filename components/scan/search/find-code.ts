import { type Bow, type Corners, flattenCode } from './flatten-code';
import {
  type ColourImage,
  evenLight,
  type GreyImage,
  shrink,
  toColour,
  toGrey,
} from './grey-image';

/** A code in an image. `text` is null if a code was seen but could not be read. */
export type Sighting = { text: string | null; corners: Corners };

/** Looks for codes in an image once, upright or turned, dark on light or light on dark, and mirrored. */
export type LookForCodes = (image: ColourImage) => Promise<Sighting[]>;

/** Large enough for a code that fills a tenth of the picture, and small enough for noise to disappear. */
const MIDDLE_PIXELS = 1600;
const SMALL_PIXELS = 900;
/** About two modules of a code that fills a third to a half of the picture, and a code that fills it. */
const RADII = [20, 40];
/** No bow, then both directions, rows before columns. */
const BOWS: readonly Bow[] = [
  { rows: 0, columns: 0 },
  ...[0.03, 0.06, 0.1, 0.15].flatMap((bow) => [
    { rows: bow, columns: 0 },
    { rows: -bow, columns: 0 },
    { rows: 0, columns: bow },
    { rows: 0, columns: -bow },
  ]),
];
/** A hostile picture may be full of corners that look like codes. */
const MAX_FLATTENED = 4;

/**
 * Searches a picture for a QR code and returns its text, or null if none can be read (decision 0020). It looks at the
 * picture as it is, then at a smaller one, then at one in even light. A code that it sees but cannot read is looked at
 * straight from the front, and with its bent edges straightened.
 */
export async function findCode(picture: ColourImage, look: LookForCodes): Promise<string | null> {
  const unread: { image: GreyImage; corners: Corners }[] = [];
  const grey = toGrey(picture);
  const attempts = [
    () => grey,
    ...(isLarger(grey, MIDDLE_PIXELS) ? [() => shrink(grey, MIDDLE_PIXELS)] : []),
    ...RADII.map((radius) => () => evenLight(shrink(grey, SMALL_PIXELS), radius)),
  ];
  for (const attempt of attempts) {
    const image = attempt();
    for (const { text, corners } of await look(image === grey ? picture : toColour(image))) {
      if (text !== null) return text;
      unread.push({ image, corners });
    }
  }
  for (const { image, corners } of unread.slice(0, MAX_FLATTENED))
    for (const bow of BOWS) {
      const [found] = await look(toColour(flattenCode(image, corners, bow)));
      if (found && found.text !== null) return found.text;
    }
  return null;
}

const isLarger = ({ width, height }: GreyImage, pixels: number) => Math.max(width, height) > pixels;
