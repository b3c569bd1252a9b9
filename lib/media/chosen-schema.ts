import { z } from 'zod';
import { AUDIENCES } from '@/lib/access/rules';
import { publicId } from '@/lib/platform/ids/id-schema';
import { fault } from '@/lib/platform/language/fault';
import type { Chosen } from './choosing-rules';

/** Far more than anybody chooses on one page. */
const LAST_PLACE = 100_000;

/**
 * The position of a file among those chosen together (`batch` is an id from the browser), and its
 * audience.
 */
export const chosenQuerySchema = z
  .object({
    batch: publicId(fault('media.refusals.batch')).optional(),
    place: z.coerce.number().int().min(1).max(LAST_PLACE).optional(),
    audience: z.enum(AUDIENCES, fault('memorials.faults.choiceUnlisted')).default('page'),
  })
  .transform(
    ({ batch, place, audience }): Chosen => ({
      batch: batch ?? null,
      placeInBatch: place ?? null,
      audience,
    }),
  );
