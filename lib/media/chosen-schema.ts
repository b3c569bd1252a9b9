import { z } from 'zod';
import { publicId } from '@/lib/platform/ids/id-schema';
import { fault } from '@/lib/platform/language/fault';
import type { Chosen } from './choosing-rules';

/** Far more than anybody chooses on one page. */
const LAST_PLACE = 100_000;

/** The order of choosing in a request's query: the browser's own id for the choice, and the file's place in it. */
export const chosenQuerySchema = z
  .object({
    batch: publicId(fault('media.refusals.batch')).optional(),
    place: z.coerce.number().int().min(1).max(LAST_PLACE).optional(),
  })
  .transform(({ batch, place }): Chosen => ({ batch: batch ?? null, placeInBatch: place ?? null }));
