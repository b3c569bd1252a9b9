import type { GreyImage } from './grey-image';
import type { ImagePoint } from './nearest-middle';

/** The corners of a code: top left, top right, bottom right, bottom left, as the code itself is turned. */
export type Corners = readonly [ImagePoint, ImagePoint, ImagePoint, ImagePoint];

/** How far the middle of a code's edges is moved, as a share of half of the code's width. */
export type Bow = { rows: number; columns: number };

/** Room for six pixels in each module of the codes of this site. */
const SIDE_PIXELS = 256;
/** The room around the code, as a share of its half: four modules of the codes of this site. */
const QUIET_ZONE = 0.22;

/**
 * Returns a code as seen straight from the front, from its corners in an image. A code on a round stone has bent rows
 * or columns, which `bow` straightens: corners stay where they are, and the middle between them moves.
 */
export function flattenCode(image: GreyImage, corners: Corners, bow: Bow): GreyImage {
  const place = placeIn(corners);
  const pixels = new Uint8ClampedArray(SIDE_PIXELS * SIDE_PIXELS);
  for (let row = 0; row < SIDE_PIXELS; row++)
    for (let column = 0; column < SIDE_PIXELS; column++) {
      const [u, v] = [fromMiddle(column), fromMiddle(row)];
      const x = u + bow.columns * (1 - v * v);
      const y = v + bow.rows * (1 - u * u);
      pixels[row * SIDE_PIXELS + column] = brightnessAt(image, place((x + 1) / 2, (y + 1) / 2));
    }
  return { pixels, width: SIDE_PIXELS, height: SIDE_PIXELS };
}

/** From -1 at the left edge of the code to 1 at its right edge, and beyond them in the quiet zone. */
const fromMiddle = (at: number): number => (1 + QUIET_ZONE) * ((2 * (at + 0.5)) / SIDE_PIXELS - 1);

/** Returns the perspective that maps a square with sides of length 1 to the corners. */
function placeIn([topLeft, topRight, bottomRight, bottomLeft]: Corners) {
  const right = { x: topRight.x - bottomRight.x, y: topRight.y - bottomRight.y };
  const bottom = { x: bottomLeft.x - bottomRight.x, y: bottomLeft.y - bottomRight.y };
  const rest = {
    x: topLeft.x - topRight.x + bottomRight.x - bottomLeft.x,
    y: topLeft.y - topRight.y + bottomRight.y - bottomLeft.y,
  };
  const area = right.x * bottom.y - bottom.x * right.y || 1;
  const g = (rest.x * bottom.y - bottom.x * rest.y) / area;
  const h = (right.x * rest.y - rest.x * right.y) / area;
  return (u: number, v: number): ImagePoint => {
    const scale = 1 / (g * u + h * v + 1);
    const along = (from: number, across: number, down: number) =>
      scale * (from + u * (across - from + g * across) + v * (down - from + h * down));
    return {
      x: along(topLeft.x, topRight.x, bottomLeft.x),
      y: along(topLeft.y, topRight.y, bottomLeft.y),
    };
  };
}

/** The brightness between four pixels. Outside of the image, that of the nearest pixel. */
function brightnessAt({ pixels, width, height }: GreyImage, { x, y }: ImagePoint): number {
  const inX = Math.min(width - 1.001, Math.max(0, x));
  const inY = Math.min(height - 1.001, Math.max(0, y));
  const [left, top] = [Math.floor(inX), Math.floor(inY)];
  const [across, down] = [inX - left, inY - top];
  const at = (column: number, row: number) => pixels[row * width + column] ?? 0;
  const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
  const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}
