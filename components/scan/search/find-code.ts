import { type Bow, type Corners, flattenCode } from './flatten-code';
import {
  type ColourImage,
  evenLight,
  type GreyImage,
  shrink,
  toColour,
  toGrey,
} from './grey-image';
import { nearestMiddle } from './nearest-middle';
import { rankUnread, type UnreadCode } from './rank-unread';

/** A code in an image. `text` is null if a code was seen but could not be read. */
export type Sighting = { text: string | null; corners: Corners };

/**
 * Looks for codes in an image once, upright or turned, dark on light or light on dark, and mirrored.
 * @param isUnreadWanted whether to return also codes that cannot be read. A picture with many things that look like
 *   codes is then not looked at completely, so this comes after a look without it.
 */
export type LookForCodes = (image: ColourImage, isUnreadWanted?: boolean) => Promise<Sighting[]>;

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
const MAX_FLATTENED = 8;

/**
 * Searches a picture for a QR code and returns its text, or null if none can be read (decision 0020). It looks at the
 * picture as it is, then at a smaller one, then at one in even light. Of several codes, it returns the one nearest the
 * middle. A code that it sees but cannot read is looked at straight from the front, and with its bent edges
 * straightened.
 */
export async function findCode(picture: ColourImage, look: LookForCodes): Promise<string | null> {
  const grey = toGrey(picture);
  const images = [
    () => grey,
    ...(isLarger(grey, MIDDLE_PIXELS) ? [() => shrink(grey, MIDDLE_PIXELS)] : []),
    ...RADII.map((radius) => () => evenLight(shrink(grey, SMALL_PIXELS), radius)),
  ];
  const asColour = (image: GreyImage) => (image === grey ? picture : toColour(image));
  for (const draw of images) {
    const image = draw();
    const text = textNearestMiddle(await look(asColour(image)), image);
    if (text !== null) return text;
  }
  const unread: UnreadCode[] = [];
  for (const draw of images) {
    const image = draw();
    const codes = await look(asColour(image), true);
    const text = textNearestMiddle(codes, image);
    if (text !== null) return text;
    unread.push(...codes.map(({ corners }) => ({ image, corners })));
  }
  for (const { image, corners } of rankUnread(unread).slice(0, MAX_FLATTENED))
    for (const bow of BOWS) {
      const flat = flattenCode(image, corners, bow);
      const text = textNearestMiddle(await look(toColour(flat)), flat);
      if (text !== null) return text;
    }
  return null;
}

function textNearestMiddle(codes: Sighting[], image: GreyImage): string | null {
  const readCodes = codes.filter(({ text }) => text !== null);
  return nearestMiddle(readCodes, image)?.text ?? null;
}

const isLarger = ({ width, height }: GreyImage, pixels: number) => Math.max(width, height) > pixels;
