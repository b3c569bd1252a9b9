import { z } from 'zod';
import { PUBLIC_ID } from '../ids/public-id';
import * as paths from './paths';

/** A picture of the operator's that is in force, and its size in the head of a page in CSS pixels. */
export type Mark = { id: string; width: number; height: number };

export const markSchema: z.ZodType<Mark> = z.strictObject({
  id: z.string().regex(PUBLIC_ID),
  width: z.int().min(1).max(4_096),
  height: z.int().min(1).max(4_096),
});

/** The addresses of a logo for screens of one and two pixels to a CSS pixel. */
export const logoAddresses = ({ id }: Mark) => ({
  src: paths.asset(id, 'logo-1x'),
  srcSet: `${paths.asset(id, 'logo-1x')} 1x, ${paths.asset(id, 'logo-2x')} 2x`,
});
