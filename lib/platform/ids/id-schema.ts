import { z } from 'zod';
import { PUBLIC_ID } from './public-id';

/**
 * The parameters of an address with an id that is looked up as it comes: one that nobody could have is as
 * unknown (404) as any other.
 */
export const idParams = z.object({ id: z.string() });

/** A schema for a public id in a request; `message` is the error for anything else. */
export const publicId = (message: string) =>
  z.string({ error: message }).regex(PUBLIC_ID, { error: message });
