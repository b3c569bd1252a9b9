import { z } from 'zod';
import type { Fault } from '@/lib/platform/language/fault';
import { PUBLIC_ID } from './public-id';

/**
 * The parameters of an address with an id that is looked up as it comes: one that nobody could have is as
 * unknown (404) as any other.
 */
export const idParams = z.object({ id: z.string() });

/** A schema for a public id in a request; `invalid` is said about anything else. */
export const publicId = (invalid: Fault | string) => z.string(invalid).regex(PUBLIC_ID, invalid);
