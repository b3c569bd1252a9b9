/** A picture whose short side has fewer pixels is not stretched to the arch. */
const FULL_SIZE = 600;

type Size = { width: number | null; height: number | null };

/** Whether a picture has too few pixels for the arch. What is not measured is not small. */
export const isSmall = ({ width, height }: Size) =>
  Math.min(width ?? FULL_SIZE, height ?? FULL_SIZE) < FULL_SIZE;
