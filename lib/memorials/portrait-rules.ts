/** In pixels. A picture whose shorter side is smaller is not stretched to fill the arch. */
const FULL_SIZE = 600;

type Size = { width: number | null; height: number | null };

/**
 * Whether a picture has too few pixels to fill the arch. An unknown size counts as large enough.
 */
export const isSmallPicture = ({ width, height }: Size) =>
  Math.min(width ?? FULL_SIZE, height ?? FULL_SIZE) < FULL_SIZE;
