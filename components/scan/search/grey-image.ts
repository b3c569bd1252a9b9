/** An image of which only the brightness is known: a byte for each pixel, row by row. */
export type GreyImage = { pixels: Uint8ClampedArray; width: number; height: number };

/** The same as an ImageData of a browser, which only browsers can create. */
export type ColourImage = { data: Uint8ClampedArray; width: number; height: number };

/** Returns the brightness of each pixel. */
export function toGrey({ data, width, height }: ColourImage): GreyImage {
  const pixels = new Uint8ClampedArray(width * height);
  for (let at = 0; at < pixels.length; at++)
    pixels[at] =
      0.3 * valueAt(data, 4 * at) +
      0.59 * valueAt(data, 4 * at + 1) +
      0.11 * valueAt(data, 4 * at + 2);
  return { pixels, width, height };
}

/** Returns an image as the reader accepts it. */
export function toColour({ pixels, width, height }: GreyImage): ColourImage {
  const data = new Uint8ClampedArray(4 * pixels.length).fill(255);
  for (let at = 0; at < pixels.length; at++) data.fill(valueAt(pixels, at), 4 * at, 4 * at + 3);
  return { data, width, height };
}

/** Returns the image with no side longer than `longest`; the same image if it is not larger. */
export function shrink(image: GreyImage, longest: number): GreyImage {
  const scale = longest / Math.max(image.width, image.height);
  if (scale >= 1) return image;
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const pixels = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    const rows = sourceRange(y, height, image.height);
    for (let x = 0; x < width; x++)
      pixels[y * width + x] = meanOf(image, sourceRange(x, width, image.width), rows);
  }
  return { pixels, width, height };
}

type Range = readonly [from: number, to: number];

/** The pixels of an image from which one row or column of a smaller one is made. */
function sourceRange(at: number, length: number, sourceLength: number): Range {
  const from = Math.floor((at * sourceLength) / length);
  return [from, Math.max(from + 1, Math.floor(((at + 1) * sourceLength) / length))];
}

function meanOf({ pixels, width }: GreyImage, [left, right]: Range, [top, bottom]: Range): number {
  let sum = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) sum += valueAt(pixels, y * width + x);
  return sum / ((right - left) * (bottom - top));
}

/** The brightness that the mean of every place becomes. */
const EVEN_LIGHT = 110;

/**
 * Returns the image as if the light were the same everywhere: each pixel in relation to the mean of its surroundings,
 * a square that reaches `radius` pixels in each direction. The edge of a shadow disappears.
 */
export function evenLight(image: GreyImage, radius: number): GreyImage {
  const { width, height } = image;
  const sums = sumsOf(image);
  const sumTo = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  const pixels = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const sum = sumTo(right, bottom) - sumTo(left, bottom) - sumTo(right, top) + sumTo(left, top);
      const mean = sum / ((right - left) * (bottom - top));
      const at = y * width + x;
      pixels[at] = (EVEN_LIGHT * valueAt(image.pixels, at)) / Math.max(1, mean);
    }
  }
  return { pixels, width, height };
}

/** For each pixel, the sum of all pixels above it and to its left; with one row and one column more than the image. */
function sumsOf({ pixels, width, height }: GreyImage): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += valueAt(pixels, y * width + x);
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

const valueAt = (bytes: Uint8ClampedArray, at: number): number => bytes[at] ?? 0;
