/** The photos of phones have 12 or 24 megapixels. Each needs about 16 bytes for a moment. */
export const MAX_HEIC_PIXELS = 25_000_000;

/** Four bytes for each pixel, row by row. */
export type HeicPixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

type HeicPicture = {
  is_primary: () => boolean;
  get_width: () => number;
  get_height: () => number;
  display: (target: HeicPixels, onEnd: (result: HeicPixels | null) => void) => void;
};
/** The parts of libheif-js 1.23 that are used here. */
export type HeicLibrary = {
  HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeicPicture[] };
};

/**
 * Returns the pixels of the primary picture of a HEIC file, upright. Throws if the file is damaged, or the picture too
 * large for a phone's memory.
 */
export async function unpackPixels(lib: HeicLibrary, bytes: Uint8Array): Promise<HeicPixels> {
  const pictures = new lib.HeifDecoder().decode(bytes);
  const picture = pictures.find((each) => each.is_primary()) ?? pictures[0];
  if (!picture) throw new Error('The HEIC file has no picture');
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (!(width > 0 && height > 0 && width * height <= MAX_HEIC_PIXELS))
    throw new Error('The HEIC picture is too large');
  const target: HeicPixels = { data: new Uint8ClampedArray(4 * width * height), width, height };
  const shown = await new Promise((resolve) => picture.display(target, resolve));
  if (shown === null) throw new Error('The HEIC picture is damaged');
  return target;
}
